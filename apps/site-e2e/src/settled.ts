import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has taken over the page, so that what is pressed is heard. On a
 * content page an intent must come first.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Hydrated, and nothing says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/**
 * The configurator comes after the first load; it is alive once it has said the server's
 * price.
 */
export async function priced(page: Page): Promise<void> {
  await settled(page);
  await expect(page.getByText(/^Mensalidade: R\$/)).toBeAttached();
}
