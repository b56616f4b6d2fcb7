/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import {
  fetchCms,
  listDealerships,
  listPrices,
  listVehicleClasses,
} from '@site/contracts';
import { createDocumentRenderer } from '@site/shell/host';
import {
  aCmsPage,
  aDealership,
  type Answer,
  answer,
  CLASSES,
  guardConsole,
  refuse,
  stubTransport,
} from '@site/testing';
import { pages } from '../../pages';
import { aHomeContent, cmsWith } from '../../testing/cms-pages';
import { LANDING_CONTENTS } from '../../testing/landing-pages';
import { routes } from '../routes';
import { pagePaths } from './sitemap';

guardConsole();

const ORIGIN = 'https://rodar.test';
const QUESTIONS = {
  title: 'Dúvidas',
  lead: '',
  html: '',
  questions: [{ question: 'Preciso dar entrada?', answer: '<p>Não, <b>nada</b>.</p>' }],
};
const WORLD = [
  answer(fetchCms, ({ body: { path } }) => {
    const slug = path.replace('pages?slug=', '');
    const footer = {
      files: {},
      phone: '0800 000 0000',
      hours: [],
      facebookUrl: 'https://social.test/',
      instagramUrl: 'https://social.test/rodar',
      address: { street: 'Rua A, 1', city: 'Curitiba', state: 'PR' },
    };
    const known: Record<string, object> = {
      ...LANDING_CONTENTS,
      'pages/704': footer,
      'home-v3': aHomeContent(),
      duvidas: QUESTIONS,
    };
    const linkCanonical = slug === 'home-v3' ? '/' : undefined;
    const seo = { title: `Página ${slug}`, description: `Sobre ${slug}.`, linkCanonical };
    return aCmsPage({
      content: { ...(known[slug] ?? { title: slug, lead: '', html: '' }) },
      seo,
      modified: '2026-11-20T12:00:00.000Z',
    });
  }),
  answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499 }]),
  answer(listVehicleClasses, CLASSES),
  answer(listDealerships, [aDealership({ name: 'Ipê Curitiba' })]),
];
const renderer = createDocumentRenderer(pages, () => ({
  scripts: [],
  preloads: [],
  styles: [],
}));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function served(path: string, answers: Answer[] = WORLD): Promise<string> {
  globalThis.fetch = stubTransport({ answers }).fetch;
  const request = new Request(`${ORIGIN}${path}`);
  const site = { publicOrigin: ORIGIN, apiKey: 'rodar-demo', brandId: '1' };
  const page = await renderer.render(
    { request, site, apiOrigin: 'http://127.0.0.1:3333', traceparent: '' },
    renderer.plan(new URL(request.url).pathname),
  );
  return 'redirect' in page ? '' : page.html;
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

type Thing = Record<string, unknown> & { '@type': string };
function things(html: string): Thing[] {
  const text = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(
    html,
  )?.[1];
  return text ? (JSON.parse(text) as { '@graph': Thing[] })['@graph'] : [];
}
const types = (html: string) => things(html).map((thing) => thing['@type']);

const sitemapOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    String(url).replaceAll('&#38;', '&'),
  );
const isPrivate = (path: string) => renderer.plan(path).kind === 'private';
const isRedirect = (path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.lazy === undefined &&
  renderer.plan(path).entries.length === 0;

const CONFIGURATOR = '/simulador/configure-e-assine';
/** Without a model it leads to the list. */
const PUBLIC = pagePaths(routes)
  .filter((path) => !isPrivate(path) && !isRedirect(path))
  .map((path) => (path === CONFIGURATOR ? `${path}?modelo=mascate` : path));

describe('the head of every public page', () => {
  it.each(PUBLIC)(
    '%s has title, description, canonical address, Open Graph and a card, or search engines leave it out',
    async (path) => {
      const html = await served(path);
      expect(title(html)).toBeTruthy();
      if (path.startsWith(CONFIGURATOR))
        return expect(meta(html, 'robots')).toBe('noindex');
      expect(meta(html, 'description')).toBeTruthy();
      expect(canonical(html)).toMatch(/^https:\/\/rodar\.test\//);
      for (const name of [
        'title',
        'description',
        'type',
        'locale',
        'url',
        'image',
        'image:width',
        'image:height',
        'image:alt',
        'site_name',
      ]) {
        expect([name, meta(html, `og:${name}`)]).toEqual([
          name,
          expect.stringMatching(/./),
        ]);
      }
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      expect(meta(html, 'og:url')).toBe(canonical(html));
    },
  );

  it.each([
    '/conta/login',
    '/conta/autenticacao-email',
    '/cadastro-de-carro-por-assinatura-mensal/rapido',
    '/simulador/carrinho',
    '/area-logada',
    '/simulador/carrinho/assinar',
    '/nao-existe',
  ])('%s is for nobody to find: noindex, no structured data', async (path) => {
    const html = await served(path);
    if (html !== '')
      expect([meta(html, 'robots'), things(html)]).toEqual(['noindex', []]);
  });

  it('takes the SEO fields of the CMS before everything else, and makes its address absolute', async () => {
    const html = await served('/');
    expect([title(html), meta(html, 'description'), canonical(html)]).toEqual([
      'Página home-v3',
      'Sobre home-v3.',
      'https://rodar.test/',
    ]);
    expect(canonical(await served('/desconto-assinar'))).toBe('https://rodar.test/');
  });

  it('serves each SEO field that the CMS fills in the head of its page', async () => {
    const seo = {
      title: 'Título',
      metaTitle: 'Título da aba',
      description: 'Descrição.',
      keywords: 'carro, assinatura',
      ogTitle: 'Título do cartão',
      ogDescription: 'Descrição do cartão.',
      linkCanonical: '/institucional/duvidas',
    };
    const page = answer(fetchCms, aCmsPage({ content: { ...QUESTIONS }, seo }));
    const html = await served('/institucional/o-que-esta-incluso', [
      page,
      ...WORLD.slice(1),
    ]);
    expect([
      title(html),
      ...['description', 'keywords', 'og:title', 'og:description'].map((name) =>
        meta(html, name),
      ),
      canonical(html),
    ]).toEqual([
      'Título da aba',
      'Descrição.',
      'carro, assinatura',
      'Título do cartão',
      'Descrição do cartão.',
      'https://rodar.test/institucional/duvidas',
    ]);
  });

  it('keeps parameters that change nothing out of the address, and the model in', async () => {
    expect(
      canonical(await served('/simulador/assinatura-de-veiculos-mensal?prazo=12')),
    ).toBe('https://rodar.test/simulador/assinatura-de-veiculos-mensal');
    const html = await served('/simulador/configure-e-assine?modelo=aroeira');
    expect(canonical(html)).toBe(
      'https://rodar.test/simulador/configure-e-assine?modelo=aroeira',
    );
    expect(meta(html, 'og:image')).toBe('https://rodar.test/media/share/aroeira.png');
    expect(meta(html, 'robots')).not.toBe('noindex');
    expect(
      meta(await served('/simulador/configure-e-assine?modelo=fusca'), 'robots'),
    ).toBe('noindex');
  });

  it('stands in the document of the server only: the state of the page and the client know nothing of it', async () => {
    const html = await served('/simulador');
    expect(html.slice(html.indexOf('<body'))).not.toContain('Diga onde você está');
    expect(html.match(/data-page=""/g)?.length).toBeGreaterThan(10);
  });
});

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

  it('places the dealerships and shows the way on institutional pages', async () => {
    const html = await served('/institucional/nossas-lojas');
    expect(types(html)).toEqual(['BreadcrumbList', 'ItemList']);
    expect(things(html)[1]).toMatchObject({
      itemListElement: [{ item: { '@type': 'AutoDealer', name: 'Ipê Curitiba' } }],
    });
    expect(types(await served('/institucional/contato'))).toEqual(['BreadcrumbList']);
  });
});

describe('sitemap.xml', () => {
  it('has every page that search engines may show, one for each model, and nothing else', async () => {
    const urls = sitemapOf(await served('/sitemap.xml'));
    const shown = await Promise.all(
      PUBLIC.map(async (path) => [path, await served(path)] as const),
    );
    const own = shown
      .filter(
        ([path, html]) =>
          meta(html, 'robots') !== 'noindex' &&
          canonical(html) === new URL(path, ORIGIN).href,
      )
      .map(([path]) => new URL(path, ORIGIN).href);
    const cars = ['lira', 'aroeira', 'lume'].map(
      (slug) => `${ORIGIN}/simulador/configure-e-assine?modelo=${slug}`,
    );
    expect([...urls].sort()).toEqual([...own, ...cars].sort());
    expect(urls).toContain('https://rodar.test/institucional/duvidas');
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('says when the CMS changed a page last', async () => {
    expect(await served('/sitemap.xml')).toContain(
      '<loc>https://rodar.test/institucional/duvidas</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>',
    );
  });

  it('leaves out what the CMS does not have', async () => {
    const without = refuse(fetchCms, 404);
    expect(sitemapOf(await served('/sitemap.xml', [...WORLD, without]))).not.toContain(
      'https://rodar.test/institucional/duvidas',
    );
  });
});

describe('robots.txt', () => {
  it('closes the private areas, the API and the portals, and names the sitemap', async () => {
    const text = await served('/robots.txt');
    for (const path of [
      '/api/v1/',
      '/docs/',
      '/concessionarias/',
      '/consultor/',
      '/area-logada/',
      '/simulador/carrinho/',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/\s/);
    expect(text).toContain('Sitemap: https://rodar.test/sitemap.xml');
  });
});
