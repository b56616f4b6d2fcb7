import { expect, type Locator, test } from '@playwright/test';
import { confirmEarly } from '../steps/hand-over';
import { enterByCalls } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

/** Long pages of the portals: their viewer, list, item, one act, and a part far below. */
const LONG_PAGES = [
  [
    'consultor@rodar.test',
    '/consultor/propostas',
    /^Padaria Boa Massa/,
    'Confirmar',
    'Tudo deste cliente',
  ],
  [
    'dealer@rodar.test',
    '/concessionarias/entregas',
    /^Camila Andrade/,
    'Entregar o carro',
    'Corrigir o registro',
  ],
] as const;

/** Whether the middle of an element is what a finger there would touch. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(found);
  });

for (const [viewer, list, item, act, below] of LONG_PAGES)
  test(`'${act}' is in sight wherever its page is read, and covers nothing that has the focus`, async ({
    page,
  }) => {
    await enterByCalls(page, viewer);
    await page.goto(list);
    await page.getByRole('link', { name: item }).first().click();
    if (list.endsWith('/entregas')) await confirmEarly(page);
    const button = page.getByRole('button', { name: act });
    await expect(button).toBeInViewport({ ratio: 1 });
    await waitForLoaded(page);
    const part = page.getByText(below, { exact: true });
    await part.focus();
    await expect.poll(() => isUncovered(part)).toBe(true);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(button).toBeInViewport({ ratio: 1 });
  });

test('an item opened from a queue leaves the filters to the list @phone', async ({
  page,
}) => {
  await enterByCalls(page, 'consultor@rodar.test');
  await page.goto('/consultor/atendimentos');
  const filters = page.getByRole('main').getByRole('search');
  await expect(filters).toBeVisible();
  await page.getByRole('link', { name: /^Paulo Henrique Duarte/ }).click();
  await expect(page.getByRole('heading', { name: /^Paulo Henrique/ })).toBeInViewport();
  await expect(filters).toBeHidden();
});
