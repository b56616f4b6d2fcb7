import { chromium } from 'playwright-core';
import { markOf } from './figures.mjs';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** Limit of the times at which the browser lays the whole home page out. */
const MOST = 2;
/** A layout of at least this share of the loaded page's objects is one of the whole page. */
const WHOLE = 0.5;
/** Time in ms for late styles, the font and the consent bar. */
const SETTLE_MS = 1500;

/**
 * Counts how often the home page is laid out as a whole until it rests, on a phone with a
 * processor slowed four times, each time by a new visitor.
 */
export async function benchLayouts({ baseUrl, executablePath, say }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const counts = [];
    for (let round = 0; round < ROUNDS; round += 1)
      counts.push(await wholeLayouts(browser, baseUrl));
    const mark = markOf(Math.max(...counts) > MOST);
    say(
      `  home, layouts of the whole page: ${counts.join(', ')} (at most ${MOST})${mark}`,
    );
  } finally {
    await browser.close();
  }
}

async function wholeLayouts(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const begun = traceEvents
      .filter(({ name }) => name === 'Layout')
      .flatMap(({ args }) => args.beginData ?? []);
    const objects = Math.max(...begun.map(({ totalObjects }) => totalObjects));
    return begun.filter(({ dirtyObjects }) => dirtyObjects >= WHOLE * objects).length;
  } finally {
    await context.close();
  }
}
