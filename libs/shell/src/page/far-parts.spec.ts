import { FAR_WAITS, layOutFarParts, layOutWhole } from './far-parts';

let idle: (() => void)[];

/** Lets the browser be idle once. */
async function rest(): Promise<void> {
  idle.shift()?.();
  await new Promise((passed) => setTimeout(passed));
}

const styles = () =>
  [...document.querySelectorAll('.far')].map((part) => part.getAttribute('style'));

const waits = () => document.documentElement.hasAttribute(FAR_WAITS);

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (moment) => idle.push(moment as () => void);
  document.documentElement.setAttribute(FAR_WAITS, '');
  document.body.innerHTML = '<p>near</p><p class="far">1</p><p class="far">2</p>';
});

it('lays out one far part in each idle moment', async () => {
  void layOutFarParts(window);
  expect(styles()).toEqual([null, null]);
  await rest();
  expect(styles()).toEqual(['content-visibility: visible;', null]);
  expect(waits()).toBe(true);
});

it('leaves the document as the server wrote it once all are laid out', async () => {
  const laidOut = layOutFarParts(window);
  await rest();
  await rest();
  await laidOut;
  expect(waits()).toBe(false);
  expect(styles()).toEqual([null, null]);
});

it('ends when the whole page is laid out in between', async () => {
  const laidOut = layOutFarParts(window);
  await rest();
  layOutWhole(document);
  await rest();
  await laidOut;
  expect(styles()).toEqual([null, null]);
});

it('goes on after pauses in a browser that tells of no idle moment', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await layOutFarParts(window);
  expect(waits()).toBe(false);
});
