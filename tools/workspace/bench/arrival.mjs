import { chromium } from 'playwright-core';
import { findChromium } from '../debian.mjs';
import { median, ratio } from './figures.mjs';

const LIST = '/simulador/assinatura-de-veiculos-mensal';
const SLOWDOWN = 4;
const ROUNDS = 7;
const BUDGET_MS = 300;
/** From the pointer's arrival at a link to the press, and how long that lasts. */
const AIM_MS = 120;
const PRESS_MS = 80;

/**
 * From the click on 'Simule agora' on the home page to the first price in the list of
 * cars, on a processor slowed four times; beside it a visit of the list's address, in
 * turn, each by a visitor of its own.
 */
export async function benchArrival({ product, say }) {
  const executablePath = findChromium();
  if (!executablePath)
    return say('\nFrom home to the list: no browser is installed, that was left out');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const pressed = [];
    const visited = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      pressed.push(await withVisitor(browser, product, press));
      visited.push(await withVisitor(browser, product, visit));
    }
    // The first round warms server and browser up.
    const [presses, visits] = [pressed.slice(1), visited.slice(1)];
    const slowest = Math.max(...presses);
    const verdict = slowest <= BUDGET_MS ? 'within' : 'NOT within';
    const against = ratio(median(presses), median(visits));
    say('\nFrom home to the first price in the list');
    say(`  (processor slowed ${SLOWDOWN} times, ${ROUNDS} visitors each)`);
    say(`  a visit of its address ${line(visits)}`);
    say(`  the click on home      ${line(presses)}; ${against} the visit`);
    say(`  the slowest is ${verdict} the budget of ${BUDGET_MS} ms`);
  } finally {
    await browser.close();
  }
}

async function withVisitor(browser, { baseUrl }, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addInitScript(noteTimes);
    const page = await context.newPage();
    await page.goto(baseUrl, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await act(page, baseUrl);
  } finally {
    await context.close();
  }
}

/** In the page itself: a driver's own looks would be slowed four times, too. */
function noteTimes() {
  const now = () => performance.timeOrigin + performance.now();
  const note = () => {
    if (window.shownAt || !document.querySelector('.offer .price')) return;
    window.shownAt = Infinity;
    // The task after the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (window.shownAt = now())));
  };
  addEventListener('click', () => (sessionStorage.clickedAt = now()), true);
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

async function press(page) {
  const link = page.getByRole('banner').getByRole('link', { name: 'Simule agora' });
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return shown(page, () => window.shownAt - sessionStorage.clickedAt);
}

async function visit(page, baseUrl) {
  await page.goto(`${baseUrl}${LIST}`, { waitUntil: 'commit' });
  return shown(page, () => window.shownAt - performance.timeOrigin);
}

async function shown(page, time) {
  await page.waitForURL(`**${LIST}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.shownAt < Infinity, null, { polling: 100 });
  return page.evaluate(time);
}

const line = (times) =>
  `${median(times).toFixed(0).padStart(5)} ms (slowest ${Math.max(...times).toFixed(0)})`;
