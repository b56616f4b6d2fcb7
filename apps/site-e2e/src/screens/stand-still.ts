import { expect, type Page, type Request } from '@playwright/test';
import { SERVER_TIME_HEADER } from '@site/api-contract';
import {
  addDays,
  DAY_MS,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { stoppedMoment } from './stopped-moment';

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

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
    const body = (await response.text()).replace(MOMENT, (text) =>
      stoppedMoment(text, now),
    );
    return route.fulfill({ response, headers, body });
  });
}

/** They may end late or never, and change nothing on the screen. */
const UNSEEN = ['ping', 'media'];

/**
 * Watches what a page asks for; call it once a page. `rest` resolves when every answer of
 * its document has come, pictures are decoded, and nothing new was asked for: a page may
 * ask for one picture after the other.
 */
export function watchRequests(page: Page): { rest: () => Promise<void> } {
  const open = new Set<Request>();
  let asked = 0;
  let last = '';
  page.on('request', (request) => {
    if (UNSEEN.includes(request.resourceType())) return;
    const isDocument =
      request.isNavigationRequest() && request.frame() === page.mainFrame();
    // Nobody waits for what the document before has asked.
    if (isDocument) open.clear();
    open.add(request);
    asked++;
    last = request.url();
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const unanswered = () => [...open].map((request) => request.url());
  const restOnce = async () => {
    await expect
      .poll(unanswered, { timeout: ANSWER_MS, message: 'requests without an answer' })
      .toEqual([]);
    await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    });
    await page.waitForTimeout(REST_MS);
  };
  return {
    async rest() {
      for (let round = 0; round < ROUNDS; round++) {
        const before = asked;
        await restOnce();
        if (asked === before && open.size === 0) return;
      }
      throw new Error(`The page still asks after ${ROUNDS} rounds: ${last}`);
    },
  };
}

/** Time in ms in which a page shows what an answer has brought. */
const REST_MS = 500;
const ANSWER_MS = 30_000;
/** No page asks for more things one after the other. */
const ROUNDS = 20;
