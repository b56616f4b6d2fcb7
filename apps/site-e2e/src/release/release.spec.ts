import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeOtherBuild } from '../product/other-build';
import { needsOwnProduct } from '../product/own-product';
import { rollTo } from '../product/processes';
import { openAs } from '../steps/sign-in';
import { chooseAroeira } from '../steps/subscribe';
import { waitForLoaded } from '../steps/wait-for-hydration';

needsOwnProduct();

const FAILURE = /Não conseguimos/;

/** The second release: for each app a build in which every hashed name differs. */
const releases = {
  'public-site': '',
  'dealer-portal': '',
};
test.beforeAll(() => {
  releases['public-site'] = makeOtherBuild('public-site');
  releases['dealer-portal'] = makeOtherBuild('dealer-portal');
});
test.afterAll(async () => {
  await rollTo('public-site');
  await rollTo('dealer-portal');
  for (const folder of Object.values(releases))
    rmSync(dirname(folder), { recursive: true });
});

/** Files that a page requested and did not get, and the documents that it loaded. */
function watch(page: Page) {
  const seen = { missing: [] as string[], documents: [] as string[] };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404) seen.missing.push(pathname);
    if (response.request().isNavigationRequest()) seen.documents.push(pathname);
  });
  return seen;
}

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Portal Dealer|Partes do portal)$/ })
    .locator('a[href^="/concessionarias"]:visible');

/** Waits for a page of the portal and for its last part, the bell. */
async function waitForPortal(page: Page): Promise<void> {
  await waitForLoaded(page);
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
}

async function press(page: Page, link: Locator): Promise<void> {
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);
}

/** Removes all builds from the folder that the processes share. */
function emptySharedFolder(): void {
  const folder = join(process.env['PRODUCT_DATA'] ?? '', 'assets');
  for (const app of readdirSync(folder)) rmSync(join(folder, app), { recursive: true });
}

test('tabs that were opened before a release go on after it: every menu item, and a basket', async ({
  page: dealer,
  browser,
}) => {
  await openAs(dealer, 'dealer@rodar.test', '/concessionarias');
  await waitForPortal(dealer);
  const customer = await (await browser.newContext()).newPage();
  await customer.goto('/simulador/assinatura-de-veiculos-mensal');
  await waitForLoaded(customer);
  const seen = [watch(dealer), watch(customer)];

  await rollTo('dealer-portal', releases['dealer-portal']);
  await rollTo('public-site', releases['public-site']);

  const menu = await menuOf(dealer).all();
  expect(menu.length).toBeGreaterThan(5);
  for (const link of menu) await press(dealer, link);
  await chooseAroeira(customer);
  await expect(
    customer.getByRole('link', { name: 'Assinar o Aroeira' }).first(),
  ).toBeVisible();
  await expect(customer.getByText(FAILURE)).toHaveCount(0);
  for (const { missing, documents } of seen) {
    expect(missing).toEqual([]);
    expect(documents).toEqual([]);
  }
  await customer.context().close();
});

test('with the files of the earlier release gone a tab loads the wanted page once, and keeps what is unsaved', async ({
  page: dealer,
  browser,
}) => {
  await rollTo('dealer-portal');
  await openAs(dealer, 'dealer@rodar.test', '/concessionarias');
  await waitForPortal(dealer);
  const seller = await (await browser.newContext()).newPage();
  await openAs(seller, 'vendedor@rodar.test', '/concessionarias/seller');
  await waitForPortal(seller);
  const field = seller.getByLabel('Como você chama o cliente');
  await field.fill('Dona Lúcia');
  const atDealer = watch(dealer);
  const atSeller = watch(seller);

  await rollTo('dealer-portal', releases['dealer-portal']);
  emptySharedFolder();

  await press(dealer, menuOf(dealer).filter({ hasText: 'Minhas propostas' }));
  expect(atDealer.documents).toEqual(['/concessionarias/propostas']);
  await press(dealer, menuOf(dealer).filter({ hasText: 'Entregas e devoluções' }));
  expect(atDealer.documents).toHaveLength(1);

  await seller.getByRole('button', { name: 'Começar simulação assistida' }).click();
  await expect(seller.getByText('Há uma versão nova do site')).toBeVisible();
  await expect(field).toHaveValue('Dona Lúcia');
  expect(atSeller.documents).toEqual([]);
  await seller.context().close();
});

test('a content page whose app is gone after a release loads itself once, and works', async ({
  page,
}) => {
  await rollTo('public-site');
  await page.goto('/institucional/contato');
  const seen = watch(page);

  await rollTo('public-site', releases['public-site']);
  emptySharedFolder();

  const newDocument = page.waitForEvent('load');
  await page.getByLabel('Nome').first().focus();
  await newDocument;
  expect(seen.documents).toEqual(['/institucional/contato']);
  await page.getByLabel('Nome').first().focus();
  await waitForLoaded(page);
  await page.getByLabel('Nome').first().fill('Dona Lúcia');
  await expect(page.getByLabel('Nome').first()).toHaveValue('Dona Lúcia');
  expect(seen.documents).toHaveLength(1);
});
