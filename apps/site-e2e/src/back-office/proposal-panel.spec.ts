import { expect, type Page, test } from '@playwright/test';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { apiTime } from '../product/move-clock';
import { enterByCalls } from '../steps/sign-in';

const LAST = 'Lúcia Amaral Nogueira';
const OTHER = 'Helena Duarte';
const row = (page: Page, name: string) => page.getByRole('row', { name });
const yOf = async (page: Page, name: string) =>
  (await row(page, name).boundingBox())?.y ?? 0;
/** Browsers scroll by whole pixels, so a row may stand a part of one elsewhere. */
const expectStill = async (page: Page, name: string, before: number) =>
  expect(Math.abs((await yOf(page, name)) - before)).toBeLessThanOrEqual(1);

/** Opens the proposals of the demo alone, since other journeys send some today. */
async function openList(page: Page) {
  await enterByCalls(page, 'dealer@rodar.test');
  const yesterday = addDays(saoPauloDay(await apiTime()), -1);
  await page.goto(`/concessionarias/propostas?dias=datas&ate=${yesterday}`);
  await row(page, LAST).scrollIntoViewIfNeeded();
}

/** Presses a row, and expects the top of its panel in the window. */
async function press(page: Page, name: string) {
  await row(page, name).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: /^P-/ });
  await expect(panel.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText(/^Celular/)).toBeInViewport({ ratio: 1 });
  return panel;
}

test('a proposal far down opens in sight, and the list stands still @desktop', async ({
  page,
}) => {
  await openList(page);
  await row(page, OTHER).scrollIntoViewIfNeeded();
  const first = await yOf(page, LAST);
  const panel = await press(page, LAST);
  await expectStill(page, LAST, first);

  await panel.getByRole('heading', { name: 'Acompanhamento' }).scrollIntoViewIfNeeded();
  await expectStill(page, LAST, first);
  const second = await yOf(page, OTHER);
  await press(page, OTHER);
  await expectStill(page, OTHER, second);
  const close = panel.getByRole('link', { name: 'Fechar detalhe' });
  // Playwright's own press would move the page before it.
  const { x = 0, y = 0, width = 0 } = (await close.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + width / 2);
  await expect(panel).toHaveCount(0);
  await expectStill(page, OTHER, second);
});

test('on a phone the panel takes the place of the list, which comes back at its row @phone', async ({
  page,
}) => {
  await openList(page);
  const panel = await press(page, LAST);
  await panel.getByRole('link', { name: 'Fechar detalhe' }).click();
  await expect(row(page, LAST)).toBeInViewport();
});
