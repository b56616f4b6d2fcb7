import { type Page } from '@playwright/test';
import { SERVER_TIME_HEADER } from '@site/api-contract';
import {
  addDays,
  DAY_MS,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const MINUTE_MS = 60_000;
/** A run takes less, and so do links and codes that it makes. */
const SPAN_MS = DAY_MS / 4;

/** Noon of tomorrow in São Paulo, the moment of all photographs. */
export function momentOfPhotographs(): Date {
  const day = addDays(saoPauloDay(new Date()), 1);
  return new Date(startOfSaoPauloDay(day).getTime() + DAY_MS / 2);
}

/**
 * Stops time for a page: its own clock, the API's, and moments that come from the run
 * itself, such as that of a sign-in, which two runs of one commit do not share.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = momentOfPhotographs();
  await page.clock.setFixedTime(now);
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const headers: Record<string, string> = {
      ...response.headers(),
      [SERVER_TIME_HEADER]: String(now.getTime()),
    };
    if (!headers['content-type']?.includes('json'))
      return route.fulfill({ response, headers });
    const body = (await response.text()).replace(MOMENT, (text) => stopped(text, now));
    return route.fulfill({ response, headers, body });
  });
}

/** A moment as if the run took no time; whole minutes are data, such as a booked hour. */
function stopped(text: string, now: Date): string {
  const after = Date.parse(text) - now.getTime();
  if (after < 0 || after % MINUTE_MS === 0) return text;
  return new Date(now.getTime() + Math.floor(after / SPAN_MS) * SPAN_MS).toISOString();
}

/**
 * Waits until a page has drawn what it asks for: pictures that answers bring are there
 * only after the network has come to rest once.
 */
export async function waitForPictures(page: Page): Promise<void> {
  let before = -1;
  for (;;) {
    await page.waitForLoadState('networkidle');
    const there = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures.length;
    });
    if (there === before) return;
    before = there;
    await page.waitForTimeout(REST_MS);
  }
}

/** Time in ms in which a page shows what an answer has brought. */
const REST_MS = 500;
