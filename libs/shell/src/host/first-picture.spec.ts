/** @jest-environment node */
import { createHash } from 'node:crypto';
import { setUp } from './testing/web-host';

const SHEET = '@layer base;main{color:red}.dialog{color:blue}';
const FONT = '@font-face{font-family:Own;src:url(/assets/own.woff2)}';
const LINK = '<link rel="stylesheet" href="/assets/main.css"/>';
const host = (sheet = SHEET) =>
  setUp({}, (href) => (href === '/assets/main.css' ? sheet : undefined));

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));

describe('the first picture of a page', () => {
  it('needs the document alone on content pages: styles inside, all else afterwards', async () => {
    const head = headOf((await host().get('/')).body);
    expect(head).toContain(
      `<style>@layer base;main{color:red}</style><noscript id="late-styles">${LINK}</noscript>`,
    );
    expect(head.split(LINK)).toHaveLength(2);
    // Otherwise its imports would load before the pictures.
    expect(head.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/react.js" fetchpriority="low"/>',
      '<script type="module" src="/assets/main.js" fetchpriority="low">',
    ]);
  });

  it('needs the document alone on application pages, whose scripts wait in a template', async () => {
    const head = headOf((await host().get('/formulario')).body);
    expect(head).toContain('<style>@layer base;main{color:red}</style>');
    expect(head.split(LINK)).toHaveLength(2);
    const [, waiting] = /<template id="late-scripts">(.*?)<\/template>/.exec(head) ?? [];
    expect(waiting).toBe(
      [
        '<link rel="modulepreload" href="/assets/main.js" fetchpriority="low"/>',
        '<link rel="modulepreload" href="/assets/react.js" fetchpriority="low"/>',
        '<script type="module" src="/assets/react.js"></script>',
        '<script type="module" src="/assets/main.js"></script>',
      ].join(''),
    );
    expect(head.split('</template>')[1]).toBe(
      '<link rel="modulepreload" href="/assets/storage.js" fetchpriority="low"/><script type="module" src="/assets/start.js" fetchpriority="low"></script>',
    );
    expect(head.split('<template')[0]).not.toMatch(/modulepreload|<script/);
  });

  it('names the web font beside the whole sheets on content pages, whose scripts wait for none', async () => {
    const { get } = host(`${SHEET}${FONT}`);
    const preload =
      '<link rel="preload" href="/assets/own.woff2" as="font" crossorigin/>';
    const head = headOf((await get('/')).body);
    expect(head).toContain(`<noscript id="late-styles">${LINK}${preload}</noscript>`);
    expect(head).not.toContain('@font-face');
    expect(headOf((await get('/formulario')).body)).not.toContain('own.woff2');
  });

  it('lets the far parts of content pages wait, of no other page', async () => {
    const { get } = host();
    const begins = async (path: string) =>
      /<html[^>]*>/.exec((await get(path)).body)?.[0];
    expect(await begins('/')).toBe('<html data-far-waits="" lang="pt-BR">');
    expect(await begins('/formulario')).toBe('<html lang="pt-BR">');
    expect(await begins('/area')).toBe('<html lang="pt-BR">');
  });

  it('has styles that the content policy names by their hash, for a kept copy too', async () => {
    const { get } = host();
    for (const path of ['/', '/', '/nada']) {
      const { headers, body } = await get(path);
      const css = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(css).digest('base64');
      expect(headers['content-security-policy']).toContain(
        `; style-src 'self' 'sha256-${hash}';`,
      );
    }
  });

  it('stays with linked style sheets on private pages, under the plain policy', async () => {
    const { headers, body } = await host().get('/area');
    expect(headOf(body)).toContain(LINK);
    expect(headOf(body)).not.toMatch(/<style|<noscript/);
    expect(body).not.toContain('<style');
    expect(headers['content-security-policy']).toContain("; style-src 'self';");
  });
});
