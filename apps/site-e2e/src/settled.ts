import { expect, type Page } from '@playwright/test';

/** What React keeps at the document while and after it takes over. */
type Hydrating = {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
};

/**
 * Waits until React has taken over the page, so that what is pressed is heard. On a
 * content page an intent must come first.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = Object.entries(document as unknown as Record<string, Hydrating>);
    const root = own.find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode;
    // React hears a press before it has taken over what was pressed.
    return root?.current.memoizedState.isDehydrated === false;
  });
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
