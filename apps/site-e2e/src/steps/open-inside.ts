import { type Page } from '@playwright/test';

type Router = {
  basename?: string;
  navigate: (path: string, options: { flushSync: boolean }) => Promise<void>;
};
/** React's internal record of a component. */
type Fiber = {
  memoizedProps: { router?: Router } | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Root = { stateNode: { current: Fiber } };

/**
 * Goes to another page of the open app as one of its links does: the document stays, and
 * its code is not read, compiled and run again. Resolves once the new page is drawn, with
 * whatever it still loads.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const own = Object.entries(document as unknown as Record<string, Root>);
    const root = own.find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode;
    const fibers = root ? [root.current] : [];
    let router: Router | undefined;
    for (let fiber = fibers.pop(); fiber && !router; fiber = fibers.pop()) {
      router = fiber.memoizedProps?.router;
      if (fiber.sibling) fibers.push(fiber.sibling);
      if (fiber.child) fibers.push(fiber.child);
    }
    if (!router) throw new Error('No app has taken this page over');
    const base = router.basename === '/' ? '' : (router.basename ?? '');
    await router.navigate(to.slice(base.length) || '/', { flushSync: true });
    // React may still be at work on the page.
    await new Promise((idle) => requestIdleCallback(idle));
  }, path);
}
