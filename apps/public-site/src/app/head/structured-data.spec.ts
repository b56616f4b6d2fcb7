/** @jest-environment node */
import { CLASSES, guardConsole } from '@site/testing';
import { cmsWith } from '../../testing/cms-pages';
import { meta, QUESTIONS, served, things, types, WORLD } from './testing/served';

guardConsole();

describe('structured data', () => {
  it('names the brand and the site on the home page, with the facts of the footer', async () => {
    const [organization, site] = things(await served('/'));
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Rodar',
      telephone: '0800 000 0000',
      sameAs: ['https://social.test/rodar'],
      address: { addressLocality: 'Curitiba' },
    });
    expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://rodar.test/' });
  });

  it('offers the car of the configurator for its price a month', async () => {
    const html = await served('/simulador/configure-e-assine?modelo=lira');
    expect(types(html)).toEqual(['BreadcrumbList', 'Product']);
    const model = CLASSES[0]?.vehicleModels[0];
    expect(things(html)[1]).toMatchObject({
      name: 'Rodar Lira',
      offers: {
        price: model?.fromPrice.toFixed(2),
        url: expect.stringMatching(
          /\?modelo=lira&versao=lira-[a-z]+&prazo=48&km=500&tipo=pf$/,
        ),
        priceCurrency: 'BRL',
        availability: 'https://schema.org/BackOrder',
      },
    });
  });

  it('describes the car of a technical sheet, at the price that its page shows', async () => {
    const html = await served('/simulador/carros/aroeira');
    expect(types(html)).toEqual(['BreadcrumbList', 'Car']);
    expect(things(html)[1]).toMatchObject({
      name: 'Rodar Aroeira',
      url: 'https://rodar.test/simulador/carros/aroeira',
      description: meta(html, 'description'),
      offers: {
        price: '2549.00',
        url: expect.stringMatching(
          /modelo=aroeira&versao=aroeira-evolucao&prazo=36&km=1000&tipo=pf$/,
        ),
      },
      cargoVolume: { value: 400, unitCode: 'LTR' },
      fuelConsumption: { value: 11.7, unitText: 'km/l' },
    });
    expect(html).toContain('2.549');
  });

  it('prices the car of a technical sheet for the plan in its address', async () => {
    const html = await served('/simulador/carros/aroeira?prazo=48&km=500');
    expect(things(html)[1]).toMatchObject({ offers: { price: '2249.00' } });
  });

  it.each([
    '/simulador/assinatura-de-veiculos-mensal',
    '/simulador/escolher-alugar-carro-mensal',
  ])('lists all cars on %s', async (path) => {
    const list = things(await served(path)).find(
      (thing) => thing['@type'] === 'ItemList',
    );
    expect(list).toMatchObject({
      numberOfItems: 3,
      itemListElement: [{ item: { '@type': 'Product', name: 'Rodar Lira' } }, {}, {}],
    });
  });

  it('answers the questions in plain words', async () => {
    const faq = things(await served('/institucional/duvidas')).find(
      (thing) => thing['@type'] === 'FAQPage',
    );
    expect(faq).toMatchObject({
      mainEntity: [
        { name: 'Preciso dar entrada?', acceptedAnswer: { text: 'Não, nada.' } },
      ],
    });
    const grouped = cmsWith({
      duvidas: {
        ...QUESTIONS,
        questions: undefined,
        groups: [
          { title: 'Preço', questions: [{ id: 'entrada', ...QUESTIONS.questions[0] }] },
        ],
      },
    });
    expect(types(await served('/institucional/duvidas', [...WORLD, grouped]))).toContain(
      'FAQPage',
    );
  });

  it('describes the dealerships, and the breadcrumbs of institutional pages', async () => {
    const html = await served('/institucional/nossas-lojas');
    expect(types(html)).toEqual(['BreadcrumbList', 'ItemList']);
    expect(things(html)[1]).toMatchObject({
      itemListElement: [{ item: { '@type': 'AutoDealer', name: 'Ipê Curitiba' } }],
    });
    expect(types(await served('/institucional/contato'))).toEqual(['BreadcrumbList']);
  });
});
