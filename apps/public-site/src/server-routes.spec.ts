/** @jest-environment node */
import { parseAnswer } from '@site/api-contract/calls';
import { createDocumentRenderer } from '@site/shell/host';
import { aToken, aViewer, claimsFor, guardConsole, stubTransport } from '@site/testing';
import { pagePaths } from './app/head/sitemap';
import { routes } from './app/routes';
import { pages } from './pages';
import { addressOf, PUBLIC_ANSWERS, ROUTE_TABLE } from './testing/route-table';

guardConsole();

const ORIGIN = 'https://rodar.test';
const renderer = createDocumentRenderer(pages, () => ({
  scripts: ['/assets/boot.js'],
  preloads: [],
  styles: [],
}));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** All requests of the last rendering. */
let asked: Request[] = [];

function render(path: string, headers: Record<string, string> = {}) {
  const { fetch } = stubTransport({ answers: PUBLIC_ANSWERS });
  asked = [];
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return fetch(input, init);
  };
  const site = { publicOrigin: ORIGIN, apiKey: 'rodar-demo', brandId: '1' };
  const rendering = {
    request: new Request(`${ORIGIN}${path}`, { headers }),
    site,
    apiOrigin: 'http://127.0.0.1:3333',
    parseAnswer,
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  return renderer.render(rendering, renderer.plan(path));
}

describe('every path, as the server answers it', () => {
  it.each(Object.entries(ROUTE_TABLE))('%s', async (path, row) => {
    const page = await render(addressOf(path));
    if ('leadsTo' in row || 'redirect' in page) {
      expect(page).toEqual({
        redirect: 'leadsTo' in row ? row.leadsTo : null,
        status: 302,
      });
      return;
    }
    const { html, status } = page;
    expect(status).toBe(row.status ?? 200);
    if (row.title) expect(html).toContain(`<title>${row.title}</title>`);
    expect(/<header class="hd[ "]/.test(html)).toEqual(row.frame !== 'none');
    expect(/<footer class="ft[ "]/.test(html)).toEqual(row.frame !== 'none');
    // The server renders only the frame of a page behind a guard, since guards pass there
    // (spec §6).
    if (row.h1 && !row.guarded)
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(
        row.h1,
      );
  });
});

it('every page without parameters has a place among the named ones, in one spelling', () => {
  for (const path of pagePaths(routes)) {
    expect(path).toEqual(path);
    expect(renderer.plan(path).isNamed).toBe(true);
    if (path !== '/') expect(renderer.plan(path.toUpperCase()).isNamed).toBe(false);
  }
});

// security-requirements D5
describe('D5: a page behind a guard, as the server answers it', () => {
  const guarded = Object.entries(ROUTE_TABLE).flatMap(([path, row]) =>
    'guarded' in row && row.guarded ? [addressOf(path)] : [],
  );
  const signedIn = {
    authorization: `Bearer ${aToken(claimsFor(aViewer('customer')))}`,
    cookie: 'refresh=abc; XSRF-TOKEN=abc',
  };

  /** The comparable part of a page, without its state, which contains a time. */
  const paintedBy = async (path: string, headers?: Record<string, string>) => {
    const page = await render(path, headers);
    return 'redirect' in page ? null : page.html.split('<script id="page-state"')[0];
  };

  it.each(guarded)(
    '%s is one frame for everybody, made of the CMS alone',
    async (path) => {
      const forCustomer = await paintedBy(path, signedIn);
      expect(new Set(asked.map(({ url }) => new URL(url).pathname))).toEqual(
        new Set(['/api/v1/content-version', '/api/v1/cms']),
      );
      expect(asked.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
      expect(forCustomer).toContain('<main id="conteudo"');
      expect(await paintedBy(path)).toBe(forCustomer);
    },
  );
});
