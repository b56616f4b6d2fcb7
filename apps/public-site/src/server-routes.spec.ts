/** @jest-environment node */
import { createDocumentRenderer } from '@site/server';
import { guardConsole, stubTransport } from '@site/testing';
import { pages } from './pages';
import { addressOf, PUBLIC_ANSWERS, ROUTE_TABLE } from './testing/route-table';

guardConsole();

const ORIGIN = 'https://rodar.test';
const renderer = createDocumentRenderer(pages, () => ({ scripts: ['/assets/boot.js'], preloads: [], styles: [] }));
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function render(path: string) {
  globalThis.fetch = stubTransport({ answers: PUBLIC_ANSWERS }).fetch;
  const site = { publicOrigin: ORIGIN, apiKey: 'rodar-demo', brandId: '1' };
  const visit = { request: new Request(`${ORIGIN}${path}`), site, apiOrigin: 'http://127.0.0.1:3333', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  return renderer.render(visit, renderer.plan(path));
}

describe('every path, as the server answers it', () => {
  it.each(Object.entries(ROUTE_TABLE))('%s', async (path, row) => {
    const page = await render(addressOf(path));
    if ('leadsTo' in row || 'redirect' in page) {
      expect(page).toEqual({ redirect: 'leadsTo' in row ? row.leadsTo : null, status: 302 });
      return;
    }
    const { html, status } = page;
    expect(status).toBe(row.status ?? 200);
    if (row.title) expect(html).toContain(`<title>${row.title}</title>`);
    expect([/<header class="hd"/.test(html), /<footer class="ft"/.test(html)]).toEqual([row.frame !== 'none', row.frame !== 'none']);
    // A page behind a guard is a frame on the server: guards pass there (spec §6).
    if (row.h1 && !row.guarded) expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(row.h1);
  });
});
