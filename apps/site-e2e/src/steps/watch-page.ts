import { type Page } from '@playwright/test';

/**
 * Collects what a page must never do: errors, warnings, refused content, failed loads,
 * calls to another host.
 */
export function watchPage(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refused sign-in or an absent thing is an answer, not a fault: the browser logs
    // every 4xx by itself.
    const refusal =
      message.text().startsWith('Failed to load resource') &&
      /status of 4\d\d/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !refusal)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`pageerror: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500)
      complaints.push(`${response.status()} ${response.url()}`);
  });
  return () => complaints;
}
