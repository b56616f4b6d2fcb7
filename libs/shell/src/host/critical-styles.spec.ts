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
    '@layer base, parts;.card:not(.dialog):is(.x,.y){animation:spin 1s;content:"}.dialog{"}.card{padding:0}.sm\\:up{top:1px}',
  '/c.css':
    'tbody tr{margin:0}video{top:0}[data-model=ipe]{top:1px}[data-model="lira"]{top:2px}[data-model]{left:0}[data-waiting]{left:1px}',
  '/d.css':
    ':root{--in-the-page:1rem;--line:var(--ink);--ink:#000;--unread:1px}div{--ink:red}p{color:var( --line,red)}h1{--unread:2px}',
  '/e.css': 'a:hover{top:1px}a:focus-visible{top:0}a:active{top:2px}',
  '/f.css':
    'details[open]{top:1px}a[aria-current=page]{top:2px}a[aria-current=step]{top:3px}p:has(>.who){top:4px}p:not(.who){top:5px}',
  '/g.css': '.note{top:1px}.note[hidden]{top:2px}.note label{top:3px}',
  '/h.css':
    '.part{top:1px}.part b{top:2px}.icon{top:3px}.part+b{top:4px}:root{--late:none}',
};

const pick = createCriticalStyles((href) => SHEETS[href]);

describe('critical styles of a page', () => {
  it('are the rules whose classes all stand in the document, in their order', () => {
    const { css } = pick(['/a.css', '/b.css'], '<p class="x card">Plano</p>');
    expect(css).toBe(
      [
        '@layer base,parts;',
        '@font-face{font-family:Own;src:local(Arial)}',
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

  it('leave out elements and data attributes that the document has not', () => {
    const { css } = pick(['/c.css'], '<table><tr data-model="ipe"></tr></table>');
    expect(css).toBe('tbody tr{margin:0}[data-model=ipe]{top:1px}[data-model]{left:0}');
  });

  it('leave out states that the document is not in, and parents of what it has not', () => {
    const { css } = pick(
      ['/f.css'],
      '<details></details><a aria-current="page">Lira</a><p>',
    );
    expect(css).toBe('a[aria-current=page]{top:2px}p:not(.who){top:5px}');
  });

  it('leave out what is hidden until a script shows it', () => {
    const { css } = pick(
      ['/g.css'],
      '<form class="note" hidden=""><label>E-mail</label></form>',
    );
    expect(css).toBe('');
    expect(pick(['/g.css'], '<form class="note"></form>').css).toBe('.note{top:1px}');
  });

  it('leave out what stands far below the first screen, and hide it until the whole sheets come, for five seconds at most', () => {
    const { css } = pick(
      ['/h.css'],
      '<section class="part far"><section><b>1</b></section><i class="icon"></i></section><b>2</b>',
    );
    expect(css).toBe(
      '.part{top:1px}.part+b{top:4px}@keyframes far{0%,to{visibility:hidden}}.far{animation:var(--late,5s far)}',
    );
  });

  it('keep the footer of a short page, above which nothing is far', () => {
    const { css } = pick(
      ['/h.css'],
      '<p class="part"><b>1</b></p><footer class="ft far"><i class="icon"></i></footer>',
    );
    expect(css).toBe('.part{top:1px}.part b{top:2px}.icon{top:3px}.part+b{top:4px}');
  });

  it('leave out what stands in elements that hold none', () => {
    const { css } = pick(['/h.css'], '<p class="part">1</p><b>2</b>');
    expect(css).toBe('.part{top:1px}.part+b{top:4px}');
  });

  it('keep the custom properties that are read, and those that these are made of', () => {
    const { css } = pick(['/d.css'], '<p style="gap:var(--in-the-page)">');
    expect(css).toBe(
      ':root{--in-the-page:1rem;--line:var(--ink);--ink:#000}p{color:var( --line,red)}',
    );
  });

  it('leave to the whole sheets what a pointer brings about, not the focus', () => {
    const { css } = pick(['/e.css'], '<a>');
    expect(css).toBe('a:focus-visible{top:0}');
  });

  it('are named to the content policy by the hash of their text', () => {
    const { css, source } = pick(['/a.css'], '');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(source).toBe(`'sha256-${hash}'`);
  });

  it('cannot be picked from a sheet that the build does not have', () => {
    expect(() => pick(['/z.css'], '')).toThrow('/z.css');
  });
});
