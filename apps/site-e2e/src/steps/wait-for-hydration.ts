import { expect, type Page } from '@playwright/test';

/** React's internal record of a page, and of each part that hydrates separately. */
type Fiber = {
  memoizedState?: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Root = { stateNode: { current: Fiber } };

/**
 * Polling interval in milliseconds, since polling at each frame would force frames to be
 * drawn.
 */
const LOOKS = { polling: 100 };

/** Waits until React has hydrated the page; deferred parts may still be loading. */
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
 * Waits until React has hydrated the page and its deferred parts, so that clicks have an
 * effect. A content page needs an intent first. A key or click in the cookie banner is
 * not one, and with an open banner the first Tab leads there.
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

/** Waits for hydration, and until nothing shows that it is loading. */
export async function waitForLoaded(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** The configurator loads later; it is ready once it shows the server's price. */
export async function waitForPrice(page: Page): Promise<void> {
  await waitForLoaded(page);
  await expect(page.getByText(/^Mensalidade: R\$/)).toBeAttached();
}
