import { type Page } from '@playwright/test';

/**
 * Collects errors, warnings, blocked content, failed loads and requests to other hosts,
 * which a page must never cause.
 */
export function watchPage(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser logs every 4xx itself, but a refused sign-in or a missing item is a
    // valid answer.
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
