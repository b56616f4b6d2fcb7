import { expect, type Locator, test } from '@playwright/test';
import { expectStill, watchShifts } from '../steps/layout-shifts';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const PAGES = [
  '/',
  '/simulador',
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/configure-e-assine?modelo=aroeira',
  '/simulador/configure-e-assine?modelo=mascate',
  '/simulador/comparar?comparar=aroeira',
  '/simulador/carrinho',
  '/institucional/duvidas',
  '/institucional/nossas-lojas',
  '/assine',
  '/cadastro-de-carro-por-assinatura-mensal/rapido',
  '/conta/login',
];

test('every page stands still while it loads and comes alive, without a word to the console', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  await watchShifts(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of PAGES)
    await test.step(`${path} stands still, and each of its pictures has a size`, async () => {
      // A first visit knows nothing of the site.
      await page.goto('about:blank');
      await page.goto(path);
      await expectStill(page);
      const sizeless = page.locator('img:not([width][height])');
      expect(
        await sizeless.evaluateAll((images) => images.map(({ outerHTML }) => outerHTML)),
      ).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    });
});

test.describe('before a choice about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the empty cart stands still while the question and its answer arrive', async ({
    page,
  }) => {
    await watchShifts(page);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/simulations', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/simulador/carrinho');
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect(
      title('Um instante: estamos buscando as simulações que você guardou.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    answer();
    await expect(
      title('Nenhuma simulação por aqui. Comece pelo carro que você quer.'),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Convidar um vendedor' }),
    ).toBeVisible();
    await expectStill(page);
  });
});

test('a page stands still when its style sheets come one after the other @desktop', async ({
  page,
}) => {
  await watchShifts(page);
  let sheets = 0;
  let before: Promise<unknown> = Promise.resolve();
  await page.route('**/assets/*.css', async (route) => {
    sheets += 1;
    const earlier = before;
    let pass = (): void => undefined;
    before = new Promise<void>((resolve) => (pass = resolve));
    await earlier;
    await route.continue();
    // Enough time to paint the answer.
    setTimeout(pass, 50);
  });
  await page.goto('/simulador/configure-e-assine?modelo=aroeira');
  await expectStill(page);
  expect(sheets).toBeGreaterThan(2);
});

test('the states of the stores keep their places on a tablet when the font comes late @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await watchShifts(page);
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/institucional/nossas-lojas', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(
    page.getByRole('navigation', { name: 'Lojas por estado' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  send();
  await expectStill(page);
});

test('header, list and colors follow the window and the system @desktop', async ({
  page,
}) => {
  for (const [path, stays] of [
    ['/', true],
    ['/simulador/configure-e-assine?modelo=aroeira', false],
  ] as const)
    await test.step(`the header of ${path} ${stays ? 'stays in sight' : 'leaves with the page'}`, async () => {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header).toBeInViewport();
      const scrolled = () =>
        page.evaluate(() => {
          scrollTo(0, 900);
          return scrollY;
        });
      await expect.poll(scrolled).toBe(900);
      if (stays) await expect(header).toBeInViewport();
      else await expect(header).not.toBeInViewport();
    });

  await test.step('the list stands under its header with its filters in one row from 1280 px, a road holds its longest label, and what goes under the header goes as a whole', async () => {
    await page.goto('/simulador/assinatura-de-veiculos-mensal');
    await waitForLoaded(page);
    const logo = page.locator('.hd-logo');
    const filters = page.locator('.filter-bar .filter-chips > *:visible');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const middles = await filters.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(middles.length).toBeGreaterThan(6);
      expect(new Set(middles).size, `rows of filters at ${width} px`).toBe(1);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      expect((await boxOf(logo)).x).toBeCloseTo(title.x, 0);
      for (const road of await page.locator('.value-slider').all()) {
        const longest = await boxOf(road.locator('.value-slider-ends span').last());
        expect(longest.right).toBeLessThanOrEqual((await boxOf(road)).right);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 900));
    const header = page.getByRole('banner');
    const person = page.locator('.conditions-bar .person');
    await expect
      .poll(async () => (await boxOf(person)).bottom - (await boxOf(header)).bottom)
      .toBeLessThanOrEqual(0);
    await expect(page.getByRole('slider', { name: 'Prazo' })).toBeInViewport();
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('where the system chooses the colors, what is picked is told apart, and paints stay paints', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/simulador/configure-e-assine?modelo=aroeira');
    await waitForLoaded(page);
    const fillOf = (label: Locator) =>
      label.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const group of ['.person', '.seg >> nth=0']) {
      const labels = page.locator(group).locator('label');
      const picked = labels.filter({ has: page.locator(':checked') });
      const other = labels.filter({ hasNot: page.locator(':checked') }).first();
      expect(await fillOf(picked), group).not.toBe(await fillOf(other));
    }
    const paints = await page
      .locator('.swatch')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(paints).size).toBe(paints.length);
    await page.goto('/simulador/assinatura-de-veiculos-mensal?classe=suv');
    await waitForLoaded(page);
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await fillOf(chip('SUV'))).not.toBe(await fillOf(chip('Hatch')));
  });
});

test('fields of one row stand side by side with each label close above its field, where one has a hint or an error too @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cadastro-de-carro-por-assinatura-mensal/rapido');
  await waitForLoaded(page);
  const isAligned = async () => {
    const left = await boxOf(page.getByLabel('Senha', { exact: true }));
    const right = await boxOf(page.getByLabel('Repita a senha'));
    const label = await boxOf(page.getByText('Repita a senha', { exact: true }));
    expect(right.x).toBeGreaterThan(left.right);
    expect(right.y).toBeCloseTo(left.y, 0);
    expect(right.y - label.bottom).toBeGreaterThan(0);
    expect(right.y - label.bottom).toBeLessThan(10);
  };
  await isAligned();
  await page.getByLabel('Repita a senha').fill('outra frase curta');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.locator('.field > .error').last()).toBeVisible();
  await isAligned();
});

/** Position and size of an element in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('prices of cars side by side end on one line, however long a name is', async ({
  page,
}) => {
  await page.goto('/simulador/comparar?comparar=lira,aroeira');
  const conditions = page.locator('.comparison-head .condition');
  await expect(conditions).toHaveCount(2);
  await waitForLoaded(page);
  await page
    .locator('.comparison-name small')
    .first()
    .evaluate((version) => version.append(' com um nome que não cabe em uma só linha'));
  const [first, second] = await conditions.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
  );
  expect(first).toBe(second);
});

/** Share of its width by which a car's rear tires stand above the foot of its box. */
const REAR_TIRES = 0.08;

test('the car in the head of a page stands on the ground with all its tires', async ({
  page,
}) => {
  await page.goto('/institucional/nossas-lojas');
  const { rear, ground } = await page.locator('.inst-head').evaluate((head, share) => {
    const foot = head.getBoundingClientRect().bottom;
    const car = head.querySelector('.car-still')?.getBoundingClientRect();
    if (!car) throw new Error('No photographed car');
    return {
      rear: foot - car.bottom + share * car.width,
      ground: parseFloat(getComputedStyle(head, '::before').bottom),
    };
  }, REAR_TIRES);
  expect(rear).toBeLessThan(ground);
});

test('the car of the guide has the room between its title and the phone @desktop', async ({
  page,
}) => {
  await page.goto('/abordo');
  const car = await page.locator('.guide-car .car-still').boundingBox();
  expect(car?.width).toBeGreaterThan(400);
});

test('the sign-in of the portals begins where their header begins @desktop', async ({
  page,
}) => {
  const logo = page.locator('.hd-logo');
  const title = page.getByRole('heading', { level: 1 });
  const leftOf = (part: Locator) =>
    part.evaluate((node) => node.getBoundingClientRect().left);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/concessionarias/login', '/concessionarias/login/link']) {
      await page.goto(path);
      await waitForLoaded(page);
      expect(await leftOf(title)).toBeCloseTo(await leftOf(logo), 0);
    }
  }
});
