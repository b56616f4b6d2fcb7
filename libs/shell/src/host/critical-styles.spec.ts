/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createCriticalStyles } from './critical-styles';

const SHEETS: Record<string, string> = {
  '/a.css': [
    '@layer base,parts;',
    "@font-face{font-family:Own;src:url('/own.woff2')}",
    '@font-face{font-family:Own;src:local(Arial)}',
    '@layer base{:root{--gap:1rem}h1{margin:0}}',
    '@layer parts{.card{padding:1rem}.card .price,.menu{color:red}.dialog{top:0}}',
    '@media (min-width:48rem){.card{padding:2rem}.dialog{top:2rem}}',
    '@media print{.card{border:0}}',
    '@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
  ].join(''),
  '/b.css':
    '@layer base,parts;.card:not(.dialog):is(.x,.y){animation:spin 1s;content:"}.dialog{"}.card{padding:0}.sm\\:up{top:1px}',
};

const pick = createCriticalStyles((href) => SHEETS[href]);

describe('critical styles of a page', () => {
  it('are the rules whose classes all stand in the document, in their order', () => {
    const { css } = pick(['/a.css', '/b.css'], '<p class="x card">Plano</p>');
    expect(css).toBe(
      [
        '@layer base,parts;',
        '@font-face{font-family:Own;src:local(Arial)}',
        '@layer base{:root{--gap:1rem}h1{margin:0}}',
        '@layer parts{.card{padding:1rem}}',
        '@media (min-width:48rem){.card{padding:2rem}}',
        '.card:not(.dialog):is(.x,.y){animation:spin 1s;content:"}.dialog{"}',
        '.card{padding:0}',
        '@keyframes spin{to{rotate:1turn}}',
      ].join(''),
    );
  });

  it('keep a list of selectors when one of them matches, and know escaped names', () => {
    const { css } = pick(['/a.css', '/b.css'], '<i class="menu sm:up"></i>');
    expect(css).toContain('@layer parts{.card .price,.menu{color:red}}');
    expect(css).toContain('.sm\\:up{top:1px}');
    expect(css).not.toContain('.dialog{top:0}');
  });

  it('are named to the content policy by the hash of their text', () => {
    const { css, source } = pick(['/a.css'], '');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(source).toBe(`'sha256-${hash}'`);
  });

  it('cannot be picked from a sheet that the build does not have', () => {
    expect(() => pick(['/c.css'], '')).toThrow('/c.css');
  });
});
