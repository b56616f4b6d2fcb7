import { expect, test } from '@playwright/test';

test('every picture has its size, and the largest one of home and configurator is asked for first', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/simulador/escolher-alugar-carro-mensal',
    '/simulador/configure-e-assine?modelo=aroeira',
  ]) {
    await page.goto(path);
    const sizeless = await page
      .locator('img:not([width][height])')
      .evaluateAll((images) => images.map((image) => image.outerHTML));
    expect(sizeless, path).toEqual([]);
  }
  const preloads = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('as="image"'));
  };
  const home = await preloads('/');
  expect(home.filter((tag) => tag.includes('media="(min-width: 992px)"'))).toHaveLength(
    1,
  );
  expect(
    home.filter((tag) => tag.includes('media="(max-width: 991.98px)"')),
  ).toHaveLength(1);
  expect(await preloads('/simulador/configure-e-assine?modelo=aroeira')).toEqual([
    expect.stringContaining('/media/cars/aroeira-'),
  ]);
});
