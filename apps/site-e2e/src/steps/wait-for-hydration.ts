import { expect, type Page } from '@playwright/test';

/** React's record of a page, and of each part that it takes over by itself. */
type Fiber = {
  memoizedState?: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Root = { stateNode: { current: Fiber } };

/** Milliseconds between two looks: one at each frame would have frames drawn for it. */
const LOOKS = { polling: 100 };

/** Waits until React has taken over the page; its later parts may still be on their way. */
export async function waitForTakeover(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const own = Object.entries(document as unknown as Record<string, Root>);
      const root = own.find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode;
      return root?.current.memoizedState?.isDehydrated === false;
    },
    undefined,
    LOOKS,
  );
}

/**
 * Waits until React has taken over the page and its later parts (`deferred`), so that what
 * is pressed is heard. On a content page an intent must come first; a key or a press in
 * the question about cookies is none, and with the question open the first Tab leads there.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForTakeover(page);
  await page.waitForFunction(
    () => {
      const own = Object.entries(document as unknown as Record<string, Root>);
      const root = own.find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode;
      const fibers = root ? [root.current] : [];
      for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
        if (fiber.memoizedState?.dehydrated) return false;
        if (fiber.sibling) fibers.push(fiber.sibling);
        if (fiber.child) fibers.push(fiber.child);
      }
      return true;
    },
    undefined,
    LOOKS,
  );
}

/** Hydrated, and nothing says that it is still loading. */
export async function waitForLoaded(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/**
 * The configurator comes after the first load; it is alive once it has said the server's
 * price.
 */
export async function waitForPrice(page: Page): Promise<void> {
  await waitForLoaded(page);
  await expect(page.getByText(/^Mensalidade: R\$/)).toBeAttached();
}
