import { expect, test } from '@playwright/test';
import { enterByCalls } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

test('the menu of a portal fades towards entries that are out of sight, and shows the open one @phone', async ({
  page,
}) => {
  await enterByCalls(page, 'consultor@rodar.test');
  const menu = page.getByRole('navigation', { name: 'Partes do portal' });
  const fades = () =>
    menu.locator('.subnav-tabs').evaluate((row) => {
      const style = getComputedStyle(row);
      return ['--tabs-before', '--tabs-after'].map((side) =>
        style.getPropertyValue(side),
      );
    });
  await page.goto('/consultor');
  await waitForLoaded(page);
  await expect.poll(fades).toEqual(['0px', '48px']);
  await page.goto('/consultor/lojas');
  await expect(menu.getByRole('link', { name: 'Gestão' })).toBeInViewport({ ratio: 1 });
  await expect.poll(fades).toEqual(['48px', '0px']);
});
