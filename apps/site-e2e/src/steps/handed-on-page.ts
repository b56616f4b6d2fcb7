import { type Cookie, type Page, test as base } from '@playwright/test';

type HandedOn = { page: Page; cookies: Cookie[] };

/**
 * `test` for files that look at one page after the other and act on none. Its page is
 * handed on from one test to the next: a new one would fetch and compile the site and axe
 * anew. What the site keeps of a visitor goes in between; files stay in the cache, so
 * `layout.spec.ts` and `first-load.spec.ts` ask what a first visit alone can tell.
 */
export const test = base.extend<object, { handedOn: HandedOn }>({
  handedOn: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      const page = await context.newPage();
      await use({ page, cookies: await context.cookies() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ handedOn: { page, cookies } }, use) => {
    for (const event of ['console', 'pageerror', 'response'])
      page.removeAllListeners(event); // the test before has heard enough
    await page.goto('/robots.txt'); // of the site, and runs none of its code
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await use(page);
  },
});
