import { chromium } from 'playwright-core';
import { findChromium } from '../process/debian.mjs';
import { markOf, median } from './figures.mjs';

const LIST = '/simulador/assinatura-de-veiculos-mensal';
const SLOWDOWN = 4;
const ROUNDS = 15;
/** Most of a click's time, as a multiple of a visit to the list's address. */
const MOST = 1.1;
/** Time from the pointer's arrival at a link to the press, and of the press. */
const AIM_MS = 120;
const PRESS_MS = 80;

/**
 * Measures from the click on 'Simule agora' on the home page to the first price in the
 * list of cars, on a processor slowed four times; in turn with a visit of the list's
 * address, each by a new visitor.
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
    // The first round warms up server and browser.
    const [presses, visits] = [pressed.slice(1), visited.slice(1)];
    const times = median(presses) / median(visits);
    say('\nFrom home to the first price in the list');
    say(`  (processor slowed ${SLOWDOWN} times, ${ROUNDS} visitors each)`);
    say(`  a visit of its address ${line(visits)}`);
    say(`  the click on home      ${line(presses)}`);
    say(
      `  the click against the visit: ${times.toFixed(2)} × (at most ${MOST})${markOf(times > MOST)}`,
    );
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

/**
 * Runs in the page, which prints the times to its console: a polling driver puts its own
 * code into the page, which would be slowed four times, too.
 */
function noteTimes() {
  const now = () => performance.timeOrigin + performance.now();
  const say = (name, at) => console.debug(`${name} ${at}`);
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.offer .price')) return;
    watcher.disconnect();
    say('began', performance.timeOrigin);
    // The task after the frame with the price.
    requestAnimationFrame(() => setTimeout(() => say('shown', now())));
  });
  addEventListener('click', () => say('clicked', now()), true);
  watcher.observe(document, { childList: true, subtree: true });
}

async function press(page) {
  const link = page.getByRole('banner').getByRole('link', { name: 'Simule agora' });
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  const [clicked, shown] = await Promise.all([
    said(page, 'clicked'),
    said(page, 'shown'),
    page.mouse.up(),
  ]);
  return shown - clicked;
}

async function visit(page, baseUrl) {
  const [began, shown] = await Promise.all([
    said(page, 'began'),
    said(page, 'shown'),
    page.goto(`${baseUrl}${LIST}`, { waitUntil: 'commit' }),
  ]);
  return shown - began;
}

/** A time that the page printed, in milliseconds since 1970. */
async function said(page, name) {
  const message = await page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(`${name} `),
  });
  return Number(message.text().slice(name.length));
}

const line = (times) =>
  `${median(times).toFixed(0).padStart(5)} ms (median; slowest ${Math.max(...times).toFixed(0)})`;
