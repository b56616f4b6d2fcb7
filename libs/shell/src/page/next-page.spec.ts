import { fetchPage, type NextPage, showPage } from './next-page';

const HOME = `<title>Rodar</title><meta name="description" content="home" data-page>
  <link rel="stylesheet" href="/main.css"><link rel="stylesheet" href="/home.css">`;
const LIST = `<!DOCTYPE html><html><head><title>Modelos e preços | Rodar</title>
  <style>.price{color:red}</style>
  <noscript id="late-styles"><link rel="stylesheet" href="/site.css"/><link rel="stylesheet" href="/main.css"/><link rel="stylesheet" href="/list.css"/></noscript>
  <template id="late-scripts"><link rel="modulepreload" href="/platform.js"/><script type="module" src="/platform.js"></script><script type="module" src="/main.js"></script></template>
  </head><body><main tabindex="-1"><h1>Qual vai ser o seu?</h1><p id="precos">Preços</p></main></body></html>`;
const ADDRESS = 'http://localhost/simulador?prazo=24';

const sheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ media, href }) => `${new URL(href).pathname} ${media || 'all'}`,
  );

/** Fetches the list while the home page is shown; its style sheets load at once. */
async function fetched(html = LIST): Promise<NextPage> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({
    ok: true,
    url: ADDRESS,
    text: async () => html,
  } as Response);
  const coming = fetchPage(document, ADDRESS);
  coming.catch(() => undefined);
  await new Promise((passed) => setTimeout(passed));
  for (const link of document.querySelectorAll('link'))
    link.dispatchEvent(new Event('load'));
  return coming;
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.head.innerHTML = HOME;
  document.body.innerHTML = '<main><h1>O carro é zero.</h1></main>';
  jest.spyOn(window, 'scrollTo').mockImplementation();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it('a page that is fetched leaves the one that stands there as it is', async () => {
  await fetched();
  expect(document.title).toBe('Rodar');
  expect(document.querySelector('h1')?.textContent).toBe('O carro é zero.');
  expect(sheets()).toEqual([
    '/site.css not all',
    '/main.css all',
    '/home.css all',
    '/list.css not all',
  ]);
});

it('a page that is shown brings its content, its head and its sheets', async () => {
  showPage(window, await fetched(), '');
  expect(document.title).toBe('Modelos e preços | Rodar');
  expect(document.querySelector('h1')?.textContent).toBe('Qual vai ser o seu?');
  expect(document.querySelector('[data-page]')).toBeNull();
  expect(sheets()).toContain('/list.css all');
  expect(document.querySelector('style')).toBeNull();
});

it('the focus goes to the content of the page that is shown', async () => {
  showPage(window, await fetched(), '');
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('its modules are named with the imports first', async () => {
  const { scripts, preloads } = await fetched();
  expect(scripts).toEqual(['/platform.js', '/main.js']);
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/platform.js']);
  expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
});

it('its address has an entry of its own, and the page before keeps how far it was read', async () => {
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  const replaced = jest.spyOn(history, 'replaceState');
  showPage(window, await fetched(), '#precos');
  const left = replaced.mock.calls[0]?.[0] as { key: string; idx: number };
  const { key, idx } = history.state as typeof left;
  expect(location.pathname + location.search + location.hash).toBe(
    '/simulador?prazo=24#precos',
  );
  expect(idx).toBe(left.idx + 1);
  expect(key).not.toBe(left.key);
  expect(
    JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}'),
  ).toEqual({ [left.key]: 640 });
});

it('sheets of a page that was fetched and not pressed never take effect', async () => {
  await fetched(LIST.replace('/list.css', '/other.css'));
  showPage(window, await fetched(), '');
  expect(sheets()).toContain('/list.css all');
  expect(sheets().join()).not.toContain('/other.css');
});

it('an address without a page is refused', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: false, status: 503 } as Response);
  await expect(fetchPage(document, ADDRESS)).rejects.toThrow(`${ADDRESS} answers 503`);
});

it('a private page, which brings no modules to wait for, is refused', async () => {
  await expect(fetched(LIST.replace(/<template.*<\/template>/, ''))).rejects.toThrow(
    'no page that waits for its modules',
  );
});
