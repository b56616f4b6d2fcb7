import { expect, type Page, test } from '@playwright/test';
import { waitForLoaded } from '../steps/wait-for-hydration';

/** Draws a finger over the page at a height, in pixels of the window. */
async function swipe(page: Page, { from, to, y }: Record<'from' | 'to' | 'y', number>) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 12; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 12);
  await touch('touchEnd');
}

test('a finger leafs through the views of a car: each loads when it is wanted, the page stays where it is @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, view] = /media\/cars\/aroeira\/(\w+)-\d/.exec(request.url()) ?? [];
    if (view) asked.push(view);
  });
  await page.goto('/simulador/configure-e-assine?modelo=aroeira');
  await waitForLoaded(page);
  const stage = page.locator('.stage--hero');
  expect(asked).toEqual(['front']);
  const before = await stage.boundingBox();

  await swipe(page, { from: 330, to: 90, y: 300 });
  await expect(page.getByRole('tab', { name: 'Traseira' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(stage.getByAltText(/, traseira$/)).toBeInViewport();
  // The third view follows the second, since it is next.
  expect(asked.slice(0, 2)).toEqual(['front', 'rear']);
  expect(await stage.boundingBox()).toEqual(before);
});

test('pressing the name of a view shows that view of the car @desktop', async ({
  page,
}) => {
  await page.goto('/simulador/configure-e-assine?modelo=aroeira');
  await waitForLoaded(page);
  await page.getByRole('tab', { name: 'Lateral' }).click();
  await expect(page.getByAltText(/, lateral$/)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByAltText(/, traseira$/)).toBeInViewport({ ratio: 0.9 });
});
