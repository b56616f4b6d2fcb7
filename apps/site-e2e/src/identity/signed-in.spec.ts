import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectRoomForLargeText } from '../steps/expect-accessible';
import { enterByCalls, openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const DESKTOP_WIDTHS = [1100, 1199, 1200, 1280, 1366, 1400, 1440, 1536, 1600, 1920];
/** Height of the header in the design (`--header-h`), in pixels. */
const ONE_ROW = 72;

/** Widths of a desktop at which the header has two rows or cuts off this name. */
async function narrowWidths(page: Page, name: Locator): Promise<number[]> {
  const header = page.getByRole('banner');
  await expect(name).toBeVisible();
  await waitForLoaded(page);
  // The words of another font are wider.
  await page.evaluate(() => document.fonts.ready);
  const narrow: number[] = [];
  for (const width of DESKTOP_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const { height = 0 } = (await header.boundingBox()) ?? {};
    if (height === 0 || height > ONE_ROW) narrow.push(width);
  }
  return narrow;
}

const isCut = (element: Locator) =>
  element.evaluate(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
  );

test('the header stands in one row at every width of a desktop, whoever is signed in @desktop', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const opened = async (email: string, path: string) => {
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    await openAs(page, email, path);
    return page;
  };
  for (const email of ['cliente@rodar.test', 'empresa@rodar.test'])
    await test.step(email, async () => {
      const page = await opened(email, '/area-logada');
      const me = page.getByRole('banner').getByRole('link', { name: /^Olá, / });
      expect(await narrowWidths(page, me)).toEqual([]);
      if (email.startsWith('empresa')) await expectWholeName(page);
      await page.context().close();
    });

  for (const [email, path, greeting] of [
    ['dealer@rodar.test', '/concessionarias', 'Olá, Rodar Paulista'],
    ['vendedor@rodar.test', '/concessionarias/seller', 'Diego Ramos'],
  ] as const)
    await test.step(`${email}, with the whole name`, async () => {
      const page = await opened(email, path);
      const name = page.getByRole('banner').getByText(greeting);
      expect(await narrowWidths(page, name)).toEqual([]);
      const cut: number[] = [];
      for (const width of DESKTOP_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (await isCut(name)) cut.push(width);
      }
      expect(cut).toEqual([]);
      await page.context().close();
    });
});

/**
 * The name of a company is never cut off: it has two lines in the header and a row in the
 * open menu. With text twice as large its proposals stay within the window.
 */
async function expectWholeName(page: Page): Promise<void> {
  const me = page.getByRole('banner').getByRole('link', { name: /^Olá, Padaria / });
  const name = me.getByText('Padaria Boa Massa Ltda.');
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(name).toBeVisible();
    expect(await isCut(name), `${width} px`).toBe(false);
  }
  await expect(page.getByRole('list', { name: /P-\d{4}-/ }).first()).toBeVisible();
  await expectRoomForLargeText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.hd-menu > summary').click();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await isCut(me), `${width} px`).toBe(false);
  }
}

test(
  'the part of the member area that an address names is in view and marked, after a reload too',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, 'cliente@rodar.test', '/area-logada');
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
  'titles of the member area have the size of those of a contract, beside the top of the menu',
  { tag: '@desktop' },
  async ({ page }) => {
    await enterByCalls(page, 'cliente@rodar.test');
    const title = page.getByRole('heading', { level: 1 });
    const sizeOf = () => title.evaluate((one) => getComputedStyle(one).fontSize);
    await page.goto('/area-logada');
    await page.getByRole('main').getByRole('link', { name: 'Contrato' }).click();
    await expect(title).toHaveText('Contrato');
    const size = await sizeOf();
    for (const path of ['dados', 'documentos', 'seguranca', 'privacidade', 'simulacoes'])
      await test.step(path, async () => {
        await page.goto(`/area-logada/${path}`);
        await expect(title).toBeVisible();
        expect(await sizeOf()).toBe(size);
        const menu = await page
          .getByRole('navigation', { name: 'Sua área' })
          .getByRole('link')
          .first()
          .boundingBox();
        const top = (await title.boundingBox())?.y ?? 0;
        expect(Math.abs(top - (menu?.y ?? 0))).toBeLessThan(24);
      });
  },
);

test(
  'on a phone a contract has its own tabs alone, below the way back to the overview',
  { tag: '@phone' },
  async ({ page }) => {
    await enterByCalls(page, 'cliente@rodar.test');
    await page.goto('/area-logada');
    await page.getByRole('main').getByRole('link', { name: 'Contrato' }).click();
    await waitForLoaded(page);
    const linksOf = (name: string) =>
      page.getByRole('navigation', { name }).getByRole('link');
    await expect(linksOf('Seu contrato')).toHaveText([
      'Contrato',
      'Km',
      'Pagamentos',
      'Ajuda',
    ]);
    await expect(linksOf('Sua área')).toHaveText(['Visão geral']);
    await linksOf('Sua área').click();
    await expect(linksOf('Sua área')).not.toHaveCount(1);
  },
);

test(
  'on a phone the open tab of the member area is in view, and the page stays where it is',
  { tag: '@phone' },
  async ({ page }) => {
    await enterByCalls(page, 'cliente@rodar.test');
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

test(
  'the week of the deliveries has room on a desktop, a tablet and a phone',
  { tag: '@desktop' },
  async ({ page }) => {
    const complaints = watchPage(page);
    await openAs(page, 'dealer@rodar.test', '/concessionarias/entregas');
    await page.getByRole('link', { name: 'Semana' }).click();
    const week = page.getByRole('heading', { level: 2, name: / de \d{4}$/ });
    await expect(week).toBeVisible();
    const days = page.getByRole('heading', { level: 3, name: /^(Segunda|Terça) / });
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForLoaded(page);
      // Side by side on wide screens, or else one below the other.
      await expect
        .poll(async () => {
          const [monday, tuesday] = await days.evaluateAll((all) =>
            all.map((day) => day.getBoundingClientRect().left),
          );
          return monday !== undefined && tuesday !== undefined && tuesday > monday;
        })
        .toBe(width === 1280);
    }
    expect(complaints()).toEqual([]);
  },
);
