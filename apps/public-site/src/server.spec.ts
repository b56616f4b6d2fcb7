/** @jest-environment node */
import { fetchCms, listPrices } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import { createDocumentRenderer } from '@site/shell/host';
import {
  type Answer,
  answer,
  guardConsole,
  refuse,
  stubTransport,
  unreachable,
} from '@site/testing';
import { pages } from './pages';
import { aHomeContent, cmsWith } from './testing/cms-pages';

guardConsole();

const HOME = [
  cmsWith({ 'home-v3': aHomeContent() }),
  answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499 }]),
];
const renderer = createDocumentRenderer(pages, () => ({
  scripts: ['/assets/boot.js'],
  preloads: [],
  styles: [],
}));
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function rendered(
  path: string,
  answers: Answer[] = HOME,
  more: { imageBase?: string } = {},
) {
  globalThis.fetch = stubTransport({ answers }).fetch;
  const site = {
    publicOrigin: 'https://rodar.test',
    apiKey: 'rodar-demo',
    brandId: '1',
    ...more,
  };
  const rendering = {
    request: new Request(`https://rodar.test${path}`),
    site,
    apiOrigin: 'http://127.0.0.1:3333',
    parseAnswer,
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  const page = await renderer.render(rendering, renderer.plan(path));
  if ('redirect' in page) throw new Error(`${path} redirects to ${page.redirect}`);
  return page;
}

/** Inline scripts that a browser would run. */
const inlineScripts = (html: string) => [
  ...html.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g),
];

describe('a page from the server', () => {
  it('is complete without JavaScript: title, cars, prices, links', async () => {
    const { html, status, isComplete } = await rendered('/');
    expect(status).toBe(200);
    expect(isComplete).toBe(true);
    expect(html).toContain('<title>Título de home-v3</title>');
    expect(html).toContain('<link rel="canonical" href="https://rodar.test/home-v3"');
    expect(html).toContain('Mensalidades a partir de');
    expect(html).toContain('R$ 1.499,00');
    expect(html).toContain('href="/simulador/escolher-alugar-carro-mensal"');
  });

  it.each(['/', '/desconto-assinar', '/nao-existe', '/conta/login', '/area-logada'])(
    '%s has no inline script and no style attribute',
    async (path) => {
      const { html } = await rendered(path);
      expect(inlineScripts(html)).toEqual([]);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).toContain('<html lang="pt-BR">');
    },
  );

  it.each(['/', '/nao-existe', '/conta/login', '/area-logada'])(
    '%s has its whole footer, although the code of it comes later in browsers',
    async (path) => {
      const { html } = await rendered(path);
      expect(html).toContain('© 2026 Rodar');
      expect(html).toMatch(/<a class="ft-top" href="#top">.*Voltar ao topo/);
    },
  );

  it('asks nobody by itself: the banner about cookies is hidden, and nothing is measured without an address', async () => {
    const { html } = await rendered('/');
    expect(html).toContain(
      '<section class="consent" id="consent" aria-label="Cookies" hidden="">',
    );
    expect(html).not.toContain('name="measurement" content');
  });

  it('answers 404 where there is no page', async () => {
    const { html, status } = await rendered('/nao-existe');
    expect(status).toBe(404);
    expect(html).toContain('Ops, a página que você procura não está aqui. =/');
  });

  it('is the same for every visitor: content pages only load the boot module', () => {
    expect(renderer.plan('/').kind).toBe('content');
    expect(renderer.plan('/nao-existe').kind).toBe('content');
    expect(renderer.plan('/institucional/duvidas').kind).toBe('content');
    expect(renderer.plan('/desconto-assinar').kind).toBe('application');
    expect(renderer.plan('/area-logada').kind).toBe('private');
  });

  it('shows the wp-content pictures of the CMS from the configured image base', async () => {
    const { featuredCars, newBanners } = aHomeContent();
    const uploaded = (file: string) => ({ src: `/wp-content/${file}.avif`, alt: file });
    const content = aHomeContent({
      featuredCars: {
        ...featuredCars,
        items: featuredCars.items.map((car) => ({
          ...car,
          acf: { ...car.acf, imagem: uploaded('lira') },
        })),
      },
      newBanners: {
        ...newBanners,
        items: newBanners.items.map((banner) => ({
          ...banner,
          desktopPrimary: uploaded('land'),
          mobilePrimary: uploaded('land-mobile'),
          desktopSecondary: uploaded('car'),
        })),
      },
    });
    const page = async (imageBase?: string) => {
      const answers = [cmsWith({ 'home-v3': content }), answer(listPrices, [])];
      const { html } = await rendered('/', answers, { imageBase });
      const sources = html.matchAll(/src(?:set)?="([^"]*wp-content[^"]*)"/gi);
      return [...new Set([...sources].map(([, src]) => src))].sort();
    };
    const files = ['car', 'land-mobile', 'land', 'lira'].map(
      (file) => `/wp-content/${file}.avif`,
    );
    expect(await page()).toEqual(files);
    expect(await page('https://cms.example.com/')).toEqual(
      files.map((file) => `https://cms.example.com${file}`),
    );
  });

  it('says that it lacks a piece when prices or the footer fail', async () => {
    const { status, isComplete } = await rendered('/', [
      ...HOME,
      refuse(listPrices, 503),
    ]);
    expect(status).toBe(200);
    expect(isComplete).toBe(false);
  });

  it('is a designed failure with 503 when the CMS is away', async () => {
    const { html, status, isComplete } = await rendered('/', [
      unreachable(fetchCms),
      answer(listPrices, []),
    ]);
    expect(status).toBe(503);
    expect(isComplete).toBe(false);
    expect(html).toContain('Não conseguimos abrir esta página');
  });
});
