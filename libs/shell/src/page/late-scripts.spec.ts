import { startAfterFirstPicture } from './late-scripts';

const TEMPLATE =
  '<link rel="modulepreload" href="/a.js"/><script type="application/json" src="/main.js"></script>';
const SHEET = '<link rel="stylesheet" href="/a.css"/>';

const shown = () => [...document.head.children].map(({ outerHTML }) => outerHTML);
const passed = () => new Promise((after) => setTimeout(after));

function serve(): { drawn: () => void } {
  let drawn = (): void => undefined;
  document.head.innerHTML = `<noscript id="late-styles"></noscript><template id="late-scripts">${TEMPLATE}</template>`;
  const styles = document.getElementById('late-styles');
  // A browser with scripts reads it as text, without elements.
  if (styles) styles.textContent = SHEET;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    drawn = () => run(0);
    return 1;
  });
  return { drawn: () => drawn() };
}

const answer = () =>
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('load'));
const preloads = () => document.head.querySelectorAll('link[rel=modulepreload]').length;
const scripts = () => document.head.querySelectorAll('script').length;

afterEach(() => jest.restoreAllMocks());

it('asks for style sheets and modules after the first picture, and runs them when the sheets have come', async () => {
  const { drawn } = serve();
  startAfterFirstPicture(window);
  await passed();
  expect(preloads()).toBe(0);
  expect(scripts()).toBe(0);
  drawn();
  await passed();
  expect(preloads()).toBe(1);
  expect(scripts()).toBe(0);
  answer();
  await passed();
  expect(preloads()).toBe(1);
  expect(scripts()).toBe(1);
  expect(shown().join('')).not.toContain('<template');
});

it('waits for no picture where the tab is hidden', async () => {
  serve();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startAfterFirstPicture(window);
  answer();
  await passed();
  expect(preloads()).toBe(1);
  expect(scripts()).toBe(1);
});
