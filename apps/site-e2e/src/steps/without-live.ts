import { type Page } from '@playwright/test';

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
