import { screen } from '@testing-library/react';
import { fetchCms, listPrices, sendLandingLead } from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { cmsWith } from '../../../testing/cms-pages';
import { LANDING_CONTENTS } from '../../../testing/landing-pages';
import { ACCEPTED, openLanding, PERSON } from './testing/open-landing';

guardConsole();

const openFrame = (path: string, answers?: Answer[]) =>
  openLanding(path, answers, routes);

describe('the frame of landing pages', () => {
  // spec §2: header and footer are hidden
  it.each([
    '/chamanochat',
    '/campanha-whatsApp',
    '/abordo',
    '/assine',
    '/pre-reserva/boreal',
  ])('%s has no header and no footer, but a way home', async (path) => {
    await openFrame(path);
    expect(screen.queryByRole('link', { name: 'Simule agora' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
  });

  it('/pre-reserva has both', async () => {
    await openFrame('/pre-reserva');
    screen.getByRole('link', { name: 'Simule agora' });
    screen.getByRole('contentinfo');
  });

  it.each([
    ['/chamanochat', 'chamanochat'],
    ['/campanha-whatsApp', 'campanha-whatsapp'],
    ['/abordo', 'abordo'],
    ['/assine', 'assine'],
    ['/pre-reserva', 'pre-reserva'],
    ['/pre-reserva/boreal', 'pre-reserva-boreal'],
  ])('%s takes its title from the CMS page %s', async (path, slug) => {
    await openFrame(path);
    expect(document.title).toBe(`Título de ${slug}`);
  });

  it.each(['/campanha-whatsApp', '/assine', '/pre-reserva', '/chamanochat'])(
    '%s shows a car before it asks for name and phone',
    async (path) => {
      await openFrame(path);
      const [first] = document.querySelectorAll('main .car, main form');
      expect(first?.matches('.car')).toBe(true);
    },
  );

  it('stands, and leads home, when the CMS gives another shape', async () => {
    await openFrame('/assine', [cmsWith({ assine: {} })]);
    screen.getByRole('heading', {
      name: 'Não conseguimos carregar esta página',
      level: 1,
    });
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
    expect(
      screen.getByRole('link', { name: 'Ir para o simulador' }).getAttribute('href'),
    ).toBe('/simulador');
  });

  it('is not found when the CMS does not have the page', async () => {
    await openFrame('/assine', [
      refuse(fetchCms, 404, { message: 'Não encontramos esta página.' }),
    ]);
    screen.getByText('Ops, a página que você procura não está aqui. =/');
  });
});

describe('the technical sheet of a landing page’s car', () => {
  it.each([
    ['/assine', { annataModel: 'Lira', salesPrice: 1499 }, 'Ficha técnica do Lira'],
    [
      '/pre-reserva/boreal',
      { annataModel: 'Serrana', salesPrice: 3449 },
      'Ficha técnica do Serrana',
    ],
  ])('is linked at %s while there is one: %j', async (path, price, name) => {
    const { unmount } = await openLanding(path, [
      answer(listPrices, [{ ...price, hasSheet: true }]),
    ]);
    screen.getByRole('link', { name });
    unmount();
    await openLanding(path, [answer(listPrices, [{ ...price, hasSheet: false }])]);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('/assine', () => {
  it('shows every car as it was photographed, those beside each other at one scale', async () => {
    await openLanding('/assine');
    expect(document.querySelectorAll('.car:not(.car-still)')).toHaveLength(0);
    const cars = [...document.querySelectorAll('.to-scale:has(> .car-still)')];
    expect(cars.map((car) => car.getAttribute('data-model'))).toEqual(
      LANDING_CONTENTS.assine.cars.items.map(({ car }) => car.model),
    );
  });

  it('shows three cars with their prices of today and leads to the simulator', async () => {
    await openLanding('/assine');
    for (const price of [
      'R$ 1.499,00 por mês',
      'R$ 2.119,00 por mês',
      'R$ 2.249,00 por mês',
    ])
      screen.getByText(price);
    expect(screen.getByRole('link', { name: 'Simular agora' }).getAttribute('href')).toBe(
      '/simulador',
    );
    expect(
      screen.getByRole('link', { name: 'Começar a simulação' }).getAttribute('href'),
    ).toBe('/simulador');
  });

  it('opens the very plan of a price by the link below it', async () => {
    const plan = {
      modelSlug: 'lira',
      versionSlug: 'lira-essencial',
      clientType: 1,
      term: 48,
      km: 500,
    } as const;
    await openLanding('/assine', [
      answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499, plan }]),
    ]);
    expect(
      screen.getByRole('link', { name: 'Simular o Lira' }).getAttribute('href'),
    ).toBe(
      '/simulador/configure-e-assine?modelo=lira&versao=lira-essencial&prazo=48&km=500&tipo=pf',
    );
  });

  it('takes the contact with the rules of the lead form', async () => {
    const { fill, press, transport } = await openLanding('/assine', [ACCEPTED]);
    await fill({
      ...PERSON,
      'E-mail': 'ana@example.com',
      Interesse: 'quero para uso pessoal',
    });
    await press('Quero uma ligação');
    await screen.findByRole('heading', { name: 'Quer ajuda?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'assine' },
      body: { email: 'ana@example.com', interest: 'quero para uso pessoal' },
    });
  });
});
