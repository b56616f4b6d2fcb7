import { type Page } from '@playwright/test';

/**
 * The time within which a page shows what others changed. A tab reads again five seconds
 * after the last time at the earliest, and looks for what waits every five seconds; the
 * journeys at its side give it something to read all the time.
 */
export const IN_TIME = { timeout: 30_000 };

/**
 * This page gets no news of others' changes and only learns of them by its own requests.
 */
export async function withoutLive(page: Page): Promise<void> {
  await page.route('**/api/v1/changes', (route) =>
    route.fulfill({ json: { data: { topics: [] } }, headers: { etag: '"1-1:1:"' } }),
  );
  await page.route('**/api/v1/changes/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
}
