import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import {
  type Banner,
  type FeaturedCar,
  fetchCms,
  homeContent,
  listPrices,
} from '@site/contracts';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../app/routes';
import { modelKey, priceOfModel } from '../../shared/model-prices';
import { aHomeContent, cmsWith } from '../../testing/cms-pages';
import { siteScene } from '../../testing/site-scene';
import { spacedBreaks } from './how-to-sign';

guardConsole();

const PRICES = answer(listPrices, [
  { annataModel: 'LIRA Essencial', salesPrice: 1499 },
  { annataModel: 'Ipe Conforto', salesPrice: 2119.9 },
]);

async function openHome(
  answers: Answer[] = [cmsWith({ 'home-v3': aHomeContent() }), PRICES],
  remembered = {},
) {
  const scene = siteScene(remembered);
  const view = renderRoute(routes, '/', { wire: scene.wire, answers });
  await screen.findByRole('heading', { level: 1 });
  return { ...scene, ...view };
}

const cardOf = (model: string) =>
  within(
    screen
      .getByRole('heading', { name: model, level: 3 })
      .closest('article') as HTMLElement,
  );
const spoken = (element: Element | null) => element?.textContent?.replace(/\u00a0/g, ' ');

describe('the home page', () => {
  it('shows the five sections of the CMS page home-v3', async () => {
    const { transport } = await openHome();
    expect(transport.requestsOf(fetchCms).map(({ body }) => body)).toContainEqual({
      path: 'pages?slug=home-v3',
    });
    expect(screen.getByRole('region', { name: 'Destaques' })).toBeTruthy();
    for (const title of [
      'Por que assinar',
      'Carros em destaque',
      'Como assinar',
      'O que vem',
    ])
      screen.getByRole('heading', { name: title, level: 2 });
    screen.getByRole('heading', { name: 'Mensalidade fixa' });
    screen.getByRole('heading', { name: 'Revisões' });
    screen.getByText('multas');
  });

  it("offers each featured car with 'Mensalidades a partir de {price}' and the link 'Faça uma simulação'", async () => {
    await openHome();
    const lira = cardOf('Lira');
    lira.getByText('Rodar');
    lira.getByText('Tipo do Lira');
    expect(spoken(lira.getByText('Mensalidades a partir de').parentElement)).toContain(
      'Mensalidades a partir de R$ 1.499,00',
    );
    expect(
      lira.getByRole('link', { name: 'Faça uma simulação' }).getAttribute('href'),
    ).toBe('/simulador/escolher-alugar-carro-mensal');
  });

  it('leads to the very plan of the price, and says that plan below it', async () => {
    const plan = {
      modelSlug: 'lira',
      versionSlug: 'lira-essencial',
      clientType: 1,
      term: 48,
      km: 1000,
    } as const;
    await openHome([
      cmsWith({ 'home-v3': aHomeContent() }),
      answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1599, plan }]),
    ]);
    const lira = cardOf('Lira');
    lira.getByText('PF, 48 meses, 1.000 km por mês');
    expect(
      lira.getByRole('link', { name: 'Faça uma simulação' }).getAttribute('href'),
    ).toBe(
      '/simulador/escolher-alugar-carro-mensal?modelo=lira&prazo=48&km=1000&tipo=pf',
    );
  });

  it('reads model and version of a featured car from post_title alone', async () => {
    const { featuredCars } = aHomeContent();
    const [first] = featuredCars.items;
    const { tipo: _tipo, ...acf } = (first as FeaturedCar).acf;
    const items = [{ post_title: 'Lira Trilha 1.3 Turbo AT', acf }];
    const content = aHomeContent({ featuredCars: { ...featuredCars, items } });
    expect(homeContent.safeParse(content).success).toBe(true);
    await openHome([cmsWith({ 'home-v3': content }), PRICES]);
    cardOf('Lira').getByText('Trilha 1.3 Turbo AT');
  });

  it('shows brand and picture of a featured car, and the price of its annataid, not of its name', async () => {
    const { featuredCars } = aHomeContent();
    const acf = {
      marca: 'Outra marca',
      imagem: { src: '/media/cars/ipe.svg', alt: 'Ipê branco' },
      annataid: 'Lira Trilha',
    };
    const items = [{ post_title: 'Ipê Conforto 1.0', acf }];
    await openHome([
      cmsWith({ 'home-v3': aHomeContent({ featuredCars: { ...featuredCars, items } }) }),
      PRICES,
    ]);
    const card = cardOf('Ipê');
    card.getByText('Outra marca');
    expect(card.getByRole('img', { name: 'Ipê branco' }).getAttribute('src')).toBe(
      '/media/cars/ipe.svg',
    );
    expect(spoken(card.getByText('Mensalidades a partir de').parentElement)).toContain(
      'R$ 1.499,00',
    );
  });

  it('finds the price by the first word of the name, whatever its accents', async () => {
    await openHome();
    expect(
      spoken(cardOf('Ipê').getByText('Mensalidades a partir de').parentElement),
    ).toContain('R$ 2.119,90');
  });

  it('shows a car without a price in the list without inventing one', async () => {
    await openHome();
    expect(cardOf('Lume').queryByText('Mensalidades a partir de')).toBeNull();
    cardOf('Lume').getByText('Veja o preço no simulador');
  });

  it('aligns the cards at index 0 and 2 to the right, and no other', async () => {
    const { featuredCars } = aHomeContent();
    const six = ['Lira', 'Cerrado', 'Ipê', 'Lume', 'Sabiá', 'Serrana'].map(
      (name, at) => ({
        ...(featuredCars.items[at % 4] as FeaturedCar),
        post_title: name,
      }),
    );
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({ featuredCars: { ...featuredCars, items: six } }),
      }),
      PRICES,
    ]);
    const aligned = [...container.querySelectorAll('article')].map((card) =>
      card.getAttribute('data-align'),
    );
    expect(aligned).toEqual(['right', null, 'right', null, null, null]);
  });

  it('has four numbered steps, and only the fourth has no arrow', async () => {
    const { container } = await openHome();
    const steps = [...container.querySelectorAll('.steps > li')];
    expect(steps.map((step) => step.querySelector('.steps-n')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(steps.map((step) => step.querySelector('.steps-arrow') !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(steps.map((step) => step.hasAttribute('data-last'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(steps[0]?.querySelector('p')?.innerHTML).toBe('Texto de <b>Simule</b>.');
  });

  it('makes the whole banner follow its link: inside the app for a path, a full load for an address', async () => {
    await openHome();
    expect(
      screen.getByRole('link', { name: 'Abrir Primeiro' }).getAttribute('href'),
    ).toBe('/simulador');
    expect(screen.getByRole('link', { name: 'Abrir Segundo' }).getAttribute('href')).toBe(
      'https://blog.rodar.test/',
    );
  });

  it('serves other pictures at 991 px or less', async () => {
    const { container } = await openHome();
    const source = container.querySelector('.hero-land source');
    expect(source?.getAttribute('media')).toBe('(max-width: 991.98px)');
    expect(source?.getAttribute('srcset')).toBe('/media/banners/aroeira-mobile.svg');
  });

  it('a banner has desktop images (primary, secondary, tertiary) and mobile images (primary, secondary)', async () => {
    const image = (src: string) => ({ src: `/media/banners/${src}.svg`, alt: '' });
    const [first] = aHomeContent().newBanners.items;
    const layers = {
      desktopPrimary: image('d1'),
      desktopSecondary: image('d2'),
      desktopTertiary: image('d3'),
      mobilePrimary: image('m1'),
      mobileSecondary: image('m2'),
    };
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({
          newBanners: { items: [{ ...(first as Banner), ...layers }] },
        }),
      }),
      PRICES,
    ]);
    const shown = ['.hero-land', '.hero-car', '.hero-third'].map((layer) => [
      container.querySelector(`${layer} img`)?.getAttribute('src'),
      container
        .querySelector(`${layer} source[media="(max-width: 991.98px)"]`)
        ?.getAttribute('srcset') ?? null,
    ]);
    expect(shown).toEqual([
      ['/media/banners/d1.svg', '/media/banners/m1.svg'],
      ['/media/banners/d2.svg', '/media/banners/m2.svg'],
      ['/media/banners/d3.svg', expect.stringMatching(/^data:/)],
    ]);
  });

  it('has a loading overlay for the banners that nobody reads aloud, and a bullet for each', async () => {
    const { container } = await openHome();
    expect(
      container.querySelector('.hero > .hero-loading')?.getAttribute('aria-hidden'),
    ).toBe('true');
    expect(screen.getAllByRole('link', { name: /^Ir para o destaque/ })).toHaveLength(2);
  });

  it('has the button of each section with the label and the address of the CMS', async () => {
    await openHome();
    for (const section of ['Carros em destaque', 'Como assinar', 'O que vem']) {
      expect(
        screen.getByRole('link', { name: `Botão de ${section}` }).getAttribute('href'),
      ).toBe('/simulador');
    }
  });

  it('shows small title, big title and button of every section below the banners', async () => {
    const content = aHomeContent();
    const parts = [
      'whySignItems',
      'featuredCars',
      'howToSign',
      'includedOnSign',
    ] as const;
    const filled = parts.map((part) => [
      part,
      {
        ...content[part],
        smallTitle: `Pequeno de ${part}`,
        bigTitle: `Grande de ${part}`,
        buttonLabel: `Botão de ${part}`,
        buttonUrl: `/institucional/${part}`,
      },
    ]);
    await openHome([
      cmsWith({ 'home-v3': { ...content, ...Object.fromEntries(filled) } }),
      PRICES,
    ]);
    for (const part of parts) {
      const heading = screen.getByRole('heading', {
        name: `Grande de ${part}`,
        level: 2,
      });
      const section = within(heading.closest('section') as HTMLElement);
      section.getByText(`Pequeno de ${part}`);
      expect(
        section.getByRole('link', { name: `Botão de ${part}` }).getAttribute('href'),
      ).toBe(`/institucional/${part}`);
    }
  });

  it('shows a banner with its picture, titles, price text and button', async () => {
    const [first] = aHomeContent().newBanners.items as [Banner];
    const textBanner = { ...first.textBanner, smallTitle: 'Novo' };
    const { container } = await openHome([
      cmsWith({
        'home-v3': aHomeContent({ newBanners: { items: [{ ...first, textBanner }] } }),
      }),
      PRICES,
    ]);
    const slide = container.querySelector<HTMLElement>('.hero-slide');
    const { getByRole, getByText } = within(slide as HTMLElement);
    getByRole('img', { name: 'Aroeira azul' });
    getByText('Novo');
    getByRole('heading', { name: 'Primeiro' });
    getByText('IPVA, seguro e revisões já estão na mensalidade.');
    getByText('Aroeira a partir de');
    expect(spoken(slide)).toContain('R$ 2.249,00');
    getByText('PF, 48 meses, 500 km por mês');
    expect(getByRole('link').textContent).toContain('Abrir Primeiro');
  });

  it('names the carousel by the title of newBanners, where the CMS gives one', async () => {
    const { newBanners } = aHomeContent();
    await openHome([
      cmsWith({
        'home-v3': aHomeContent({ newBanners: { ...newBanners, bigTitle: 'Ofertas' } }),
      }),
      PRICES,
    ]);
    screen.getByRole('region', { name: 'Ofertas' });
  });

  it("gives each item of 'why sign' and each box of 'included on sign' its icon, title and text", async () => {
    const { container } = await openHome();
    const items = [...container.querySelectorAll('.why > li, .boxes > li')].map(
      (item) => [
        item.querySelectorAll('svg').length,
        item.querySelector('h3')?.textContent,
        item.querySelector('p')?.textContent,
      ],
    );
    expect(items).toEqual([
      [1, 'Mensalidade fixa', 'O mesmo valor.'],
      [1, 'Revisões', 'Na rede Rodar.'],
    ]);
  });

  it('takes title and text of a step as HTML', async () => {
    const { container } = await openHome();
    const step = container.querySelector('.steps > li');
    expect([
      step?.querySelector('h3')?.innerHTML,
      step?.querySelector('p')?.innerHTML,
    ]).toEqual(['Simule <br>agora', 'Texto de <b>Simule</b>.']);
  });

  it('takes its title from the CMS', async () => {
    await openHome();
    expect(document.title).toBe('Título de home-v3');
  });

  it("removes the stored 'hasSimulations' flag on every load", async () => {
    const { stored } = await openHome(undefined, { hasSimulations: 'true' });
    expect(stored('hasSimulations')).toBeNull();
  });

  it('stands without prices when the price list fails', async () => {
    await openHome([cmsWith({ 'home-v3': aHomeContent() }), refuse(listPrices, 503)]);
    expect(screen.getAllByText('Veja o preço no simulador')).toHaveLength(4);
  });

  it('shows a designed failure with the trace id when the CMS fails', async () => {
    const { popups } = await openHome([
      refuse(fetchCms, 503, { traceId: 'abc123' }),
      PRICES,
    ]);
    screen.getByRole('heading', { name: 'Não conseguimos abrir esta página' });
    screen.getByText('Código do erro: abc123');
    expect(
      screen.getByRole('link', { name: 'Tentar de novo' }).getAttribute('href'),
    ).toBe('/');
    expect(popups).toEqual([]);
  });
});

describe('joining cars and prices', () => {
  it.each([
    ['Ipê Conforto 1.0', 'ipe'],
    ['SABIÁ', 'sabia'],
    ['  Lira Trilha', 'lira'],
  ])('reads the model of %s as %s', (name, key) => expect(modelKey(name)).toBe(key));

  it('does not take a model for another that begins alike', () => {
    expect(
      priceOfModel([{ annataModel: 'Lirama', salesPrice: 1 }], 'Lira').monthly,
    ).toBeUndefined();
  });
});

const stylesOf = (part: string) =>
  readFileSync(join(__dirname, `${part}.css`), 'utf8').replace(/\s+/g, ' ');

it('sets the featured cars in a grid of two columns, the aligned ones to the right', () => {
  const styles = stylesOf('featured-cars');
  const [, lanes = ''] = /\.lanes \{([^}]*)\}/.exec(styles) ?? [];
  expect(lanes).toContain('display: grid;');
  expect(lanes).toContain('grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);');
  expect(styles).toContain(".fc[data-align='right'] { text-align: end; }");
});

it('animates nothing but the arrows between steps, and gives the fourth step a style of its own', () => {
  const rules = [
    ...stylesOf('how-to-sign').matchAll(/([^{}]*\.steps[^{}]*)\{([^{}]*)\}/g),
  ];
  const animated = rules.filter(([, , body = '']) => /animation|transition/.test(body));
  expect(animated.length).toBeGreaterThan(0);
  for (const [, selector = ''] of animated) expect(selector.trim()).toBe('.steps-arrow');
  expect(rules.map(([, selector = '']) => selector.trim())).toContain(
    '.steps > [data-last] .steps-n',
  );
});

it('mobile layout applies under 992px, and takes the line breaks out of step titles', () => {
  const [wide, narrow] = stylesOf('how-to-sign').split('@media (width < 992px)');
  expect(narrow).toContain('.steps h3 br { display: none; }');
  expect(wide).not.toContain('.steps h3 br');
});

it('the third picture of a banner is for desktops alone', () => {
  const [, narrow] = stylesOf('banners').split('@media (width < 992px)');
  expect(narrow).toContain('.hero-third { display: none; }');
});

it('leaves a space where a line break of a step title is stripped on mobile', () => {
  expect(spacedBreaks('Simule do<br/>seu jeito')).toBe('Simule do <br>seu jeito');
});
