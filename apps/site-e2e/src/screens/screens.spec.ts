import { expect, type Page, test } from '@playwright/test';
import { withoutLive } from '../steps/live-news';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { firstPath, publicPages, UNLISTED_PAGES } from '../steps/site-pages';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { stopTime, watchRequests } from './stand-still';

/* Each test photographs all pages of one viewer (`npm run screens`). */
test.describe.configure({ timeout: 1_800_000 });
let requests: ReturnType<typeof watchRequests>;
// Without its stream of changes the network of a portal comes to rest.
test.beforeEach(async ({ page }) => {
  requests = watchRequests(page);
  await stopTime(page);
  await withoutLive(page);
});

/** Ids are others in each run. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const CUSTOMERS = ['novo', 'cliente', 'atraso', 'empresa', 'fim'];
const CONTRACT_TABS = [
  '',
  '/km',
  '/pagar',
  '/motoristas',
  '/atendimentos',
  '/multas',
  '/oficina',
  '/compra',
  '/devolucao',
];
const MEMBER_AREA = /^\/area-logada/;
const DEALER_PORTAL = /^\/concessionarias(?!\/(login|seller|nao-existe))/;
const CONSULTANT_PORTAL = /^\/consultor/;
/** Only a seller may open it; others land on the home page, which is photographed already. */
const SELLER_HOME = /^\/concessionarias\/seller/;
const unlisted = (folder: RegExp) => UNLISTED_PAGES.filter((path) => folder.test(path));

test('the pages of a visitor', async ({ page, request }) => {
  const others = UNLISTED_PAGES.filter((path) =>
    [MEMBER_AREA, DEALER_PORTAL, CONSULTANT_PORTAL, SELLER_HOME].every(
      (folder) => !folder.test(path),
    ),
  );
  await photographEach(page, 'visitor', [...(await publicPages(request)), ...others]);
});

for (const name of CUSTOMERS)
  test(`the pages of the customer ${name}`, async ({ page }) => {
    await signIn(page, `${name}@rodar.test`);
    await expect(page).toHaveURL(/\/area-logada$/);
    await waitForLoaded(page);
    const folder = '/area-logada/contratos/';
    const hasContract = (await page.locator(`main a[href^="${folder}"]`).count()) > 0;
    const contract = hasContract ? await firstPath(page, folder) : null;
    await photographEach(page, name, [
      ...unlisted(MEMBER_AREA),
      '/area-logada/simulacoes',
      ...(contract ? CONTRACT_TABS.map((tab) => `${contract}${tab}`) : []),
    ]);
  });

test('the pages of a dealer', async ({ page }) => {
  await signInAtPortal(page, 'dealer@rodar.test');
  await photographEach(page, 'dealer', unlisted(DEALER_PORTAL));
  await photographFirst(page, 'dealer', '/concessionarias/propostas');
  await photographFirst(page, 'dealer', '/concessionarias/entregas');
  await photographFirst(page, 'dealer', '/concessionarias/oficina');
});

test('the pages of a seller', async ({ page }) => {
  await signInAtPortal(page, 'vendedor@rodar.test');
  await photographEach(page, 'seller', [
    '/concessionarias/seller',
    '/concessionarias/equipe',
  ]);
});

test('the pages of a consultant', async ({ page }) => {
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await photographEach(page, 'consultant', unlisted(CONSULTANT_PORTAL));
  await photographFirst(page, 'consultant', '/consultor/propostas');
  await photographFirst(page, 'consultant', '/consultor/contratos');
  await photographFirst(page, 'consultant', '/consultor/leads');
});

/** Photographs the page of the first item of a list. */
async function photographFirst(page: Page, viewer: string, list: string): Promise<void> {
  await page.goto(list);
  await waitForLoaded(page);
  await photographEach(page, viewer, [await firstPath(page, `${list}/`)]);
}

/** Photographs pages whole; the rest goes on after a page that differs. */
async function photographEach(
  page: Page,
  viewer: string,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      // The first intent: content pages hydrate now.
      await page.keyboard.press('Tab');
      await waitForLoaded(page);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        // The bar of a film shows how much of it has come.
        for (const film of document.querySelectorAll('video')) film.controls = false;
      });
      await requests.rest();
      const name = path.replace(ID, 'id').replace(/[^\w-]+/g, '_');
      await expect
        .soft(page)
        .toHaveScreenshot([viewer, `${name}.png`], { fullPage: true });
    });
}
