import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectRoomForLargeText, expectToBeAccessible } from '../steps/expect-accessible';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { configureAroeira } from '../steps/subscribe';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const DESKTOP_WIDTHS = [1100, 1199, 1200, 1280, 1366, 1400, 1440, 1536, 1600, 1920];
/** The height that the design gives the header (`--header-h`), in pixels. */
const ONE_ROW = 72;

async function widthsOfTwoRows(page: Page, header: Locator): Promise<number[]> {
  const twoRows: number[] = [];
  for (const width of DESKTOP_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const { height = 0 } = (await header.boundingBox()) ?? {};
    if (height === 0 || height > ONE_ROW) twoRows.push(width);
  }
  return twoRows;
}

test('the member area, a filled cart and the summary of the contract are accessible and quiet', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await signIn(page, 'cliente@rodar.test');
  await expect(page).toHaveURL(/\/area-logada$/);
  await judge(page);
  await configureAroeira(page);
  await judge(page);
  await page.getByRole('link', { name: 'Assinar o Aroeira' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Assinar o Aroeira' }),
  ).toBeVisible();
  await judge(page);
  expect(complaints()).toEqual([]);
});

for (const email of ['cliente@rodar.test', 'empresa@rodar.test'])
  test(
    `the header of ${email} stands in one row at every width of a desktop`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, email);
      await expect(page).toHaveURL(/\/area-logada$/);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /^Olá, / })).toBeVisible();
      expect(await widthsOfTwoRows(page, header)).toEqual([]);
    },
  );

test(
  'the name of a company is cut nowhere: in two lines of the header, and in a row of the open menu',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'empresa@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
    const me = page.getByRole('banner').getByRole('link', { name: /^Olá, Padaria / });
    const name = me.getByText('Padaria Boa Massa Ltda.');
    const isCut = (element: Locator) =>
      element.evaluate(
        (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
      );
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(name).toBeVisible();
      expect(width).toEqual(width);
      expect(await isCut(name)).toBe(false);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.hd-menu > summary').click();
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(width).toEqual(width);
      expect(await isCut(me)).toBe(false);
    }
  },
);

for (const [email, greeting] of [
  ['dealer@rodar.test', 'Olá, Rodar Paulista'],
  ['vendedor@rodar.test', 'Diego Ramos'],
] as const)
  test(
    `the header of ${email} says the whole name in one row at every width of a desktop`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signInAtPortal(page, email);
      const header = page.getByRole('banner');
      const name = header.getByText(greeting);
      await expect(name).toBeVisible();
      const cut: number[] = [];
      for (const width of DESKTOP_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { height = 0 } = (await header.boundingBox()) ?? {};
        const isWhole = await name.evaluate(
          (text) =>
            text.scrollWidth <= text.clientWidth &&
            text.scrollHeight <= text.clientHeight,
        );
        if (height === 0 || height > ONE_ROW || !isWhole) cut.push(width);
      }
      expect(cut).toEqual([]);
    },
  );

test(
  'the part of the member area that an address names is in view and marked, after a reload too',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'cliente@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
    const menu = page.getByRole('navigation', { name: 'Sua área' });
    const title = page.getByRole('heading', { level: 2, name: 'Propostas', exact: true });
    const isShown = async () => {
      await expect(title).toBeInViewport();
      await expect(menu.locator('[aria-current]')).toHaveText('Propostas');
    };
    await menu.getByRole('link', { name: 'Propostas' }).click();
    await isShown();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await isShown();
  },
);

test(
  'on a phone the open tab of the member area is in view, and the page stays where it is',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'cliente@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Sua área' }).getByRole('link', { name });
    await page.goto('/area-logada/privacidade');
    await waitForLoaded(page);
    await expect(tab('Privacidade')).toBeInViewport({ ratio: 1 });
    await tab('Segurança').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Segurança' }),
    ).toBeVisible();
    await expect(tab('Segurança')).toBeInViewport({ ratio: 1 });
    await expect(tab('Privacidade')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test("the dealer's pages are accessible and quiet", async ({ page }) => {
  const complaints = watchPage(page);
  await signInAtPortal(page, 'dealer@rodar.test');
  for (const path of [
    '/concessionarias',
    '/concessionarias/propostas',
    '/concessionarias/entregas',
    '/concessionarias/entregas?ver=semana',
    '/concessionarias/gerar-link',
    '/concessionarias/resultados',
    '/concessionarias/estoque',
    '/concessionarias/estoque/importar',
    '/concessionarias/equipe',
  ]) {
    await page.goto(path);
    await judge(page);
    await expectRoomForLargeText(page, 320);
  }
  expect(complaints()).toEqual([]);
});

test(
  'the week of the deliveries has room on a desktop, a tablet and a phone',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = watchPage(page);
    await signInAtPortal(page, 'dealer@rodar.test');
    await page.goto('/concessionarias/entregas');
    await page.getByRole('link', { name: 'Semana' }).click();
    const week = page.getByRole('heading', { level: 2, name: / de \d{4}$/ });
    await expect(week).toBeVisible();
    const days = page.getByRole('heading', { level: 3, name: /^(Segunda|Terça) / });
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await judge(page);
      const [monday, tuesday] = await days.all();
      const [one, other] = [await monday?.boundingBox(), await tuesday?.boundingBox()];
      // Side by side where there is room, else one below the other.
      expect((other?.x ?? 0) > (one?.x ?? 0)).toBe(width === 1280);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const thisWeek = await week.textContent();
    await page.getByRole('link', { name: 'Próxima semana' }).press('Enter');
    await expect(week).not.toHaveText(thisWeek ?? '');
    await page.reload();
    await expect(week).not.toHaveText(thisWeek ?? '');
    await page.getByRole('link', { name: 'Hoje', exact: true }).press('Enter');
    await expect(week).toHaveText(thisWeek ?? '');
    expect(complaints()).toEqual([]);
  },
);

test("the seller's page is accessible and quiet", async ({ page }) => {
  const complaints = watchPage(page);
  await signInAtPortal(page, 'vendedor@rodar.test');
  await judge(page);
  await page.goto('/concessionarias/equipe');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Só a concessionária vê a equipe' }),
  ).toBeVisible();
  expect(complaints()).toEqual([]);
});

test("the consultant's pages are accessible and quiet", async ({ page }) => {
  const complaints = watchPage(page);
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await judge(page);
  await page
    .getByRole('link', { name: /Joana Ferraz Lopes/ })
    .first()
    .click();
  await judge(page);
  await page.goto('/consultor/leads');
  await judge(page);
  expect(complaints()).toEqual([]);
});

test('a lead that a consultant works on is accessible and quiet', async ({ page }) => {
  const complaints = watchPage(page);
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await page.goto('/consultor/leads?de=meus');
  await page.getByRole('link', { name: /Kobayashi/ }).click();
  await expect(page.getByRole('form', { name: 'Anotar o que foi feito' })).toBeVisible();
  await judge(page);
  expect(complaints()).toEqual([]);
});

async function judge(page: Page): Promise<void> {
  await waitForLoaded(page);
  await expectToBeAccessible(page);
  await expectRoomForLargeText(page);
}
