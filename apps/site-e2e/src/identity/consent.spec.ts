import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type Captured } from '../product/capture';
import { needsOwnProduct } from '../product/own-product';
import { signIn } from '../steps/sign-in';
import { waitForHydration, waitForPrice } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const CAPTURE = process.env['CAPTURE_URL'];
const PREFERENCES = '/institucional/preferencias-de-cookies';
const CONFIGURATOR = '/simulador/configure-e-assine?modelo=aroeira';

needsOwnProduct();

// No choice was made yet. Each test recognizes its own events by a browser name.
const me = { name: '' };
test.use({
  storageState: { cookies: [], origins: [] },
  userAgent: async ({ userAgent }, provide) => {
    me.name = `${userAgent ?? 'Mozilla/5.0 Chrome/140'} journey/${randomUUID()}`;
    await provide(me.name);
  },
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Events of this test that reached the measurement server: `page_view /path`. */
async function events(): Promise<string[]> {
  const all = (await (await fetch(CAPTURE ?? '')).json()) as Captured[];
  return all
    .filter(({ userAgent }) => userAgent === me.name)
    .map(({ body }) => JSON.parse(body) as { event: string; page_path: string })
    .map(({ event, page_path }) => `${event} ${page_path}`);
}

/** Addresses of other hosts that a page requests. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (CAPTURE && request.url().startsWith(new URL(CAPTURE).origin))
      outside.push(request.url());
  });
  return outside;
}

async function told(page: Page): Promise<void> {
  await expect
    .poll(
      async () =>
        (await page.context().cookies()).find(({ name }) => name === 'ROD_CONSENT')
          ?.value ?? 'page=',
    )
    .not.toContain('page=');
}

/** Opens a page as a visitor without a choice, with the banner visible. */
async function openUndecided(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
}

test("the question about cookies is in nobody's way", async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  for (const [path, control] of [
    ['/', banner(page).getByRole('button', { name: 'Recusar' })],
    [CONFIGURATOR, page.getByRole('button', { name: 'Adicionar ao carrinho' })],
  ] as const)
    await test.step(`${path} stays where it is when the focus enters a bar that sticks to the lower edge`, async () => {
      await openUndecided(page, path);
      await expect(control).toBeEnabled();
      await control.focus();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

  for (const path of [
    '/',
    '/simulador',
    '/institucional/duvidas',
    CONFIGURATOR,
    PREFERENCES,
  ])
    await test.step(`${path} with the banner open moves nothing and hides nothing focused`, async () => {
      await openUndecided(page, path);
      if (path === CONFIGURATOR) await waitForPrice(page);
      expect(await movedByTheBanner(page)).toEqual([]);
      expect(await hiddenWhileFocused(page)).toEqual([]);
    });

  for (const how of ['Enter', 'a press'] as const)
    await test.step(`the answer by ${how} leaves what somebody reads where it is`, async () => {
      await page.context().clearCookies();
      await openUndecided(page, '/institucional/duvidas');
      // Parts far below are laid out later, so the page may be too short at first.
      const scrolled = () =>
        page.evaluate(() => {
          window.scrollTo(0, 600);
          return window.scrollY;
        });
      await expect.poll(scrolled).toBe(600);
      const refuse = banner(page).getByRole('button', { name: 'Recusar' });
      await (how === 'Enter' ? refuse.press('Enter') : refuse.click());
      await expect(banner(page)).toBeHidden();
      await waitForHydration(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
    });
  expect(complaints()).toEqual([]);
});

test('at 390 px the question is one line below the buy bar; at 320 px both are in sight, and the keyboard alone answers @phone', async ({
  page,
}) => {
  await openUndecided(page, CONFIGURATOR);
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(56);
  await page.setViewportSize({ width: 320, height: 640 });
  // The bar gives way once the page has measured the question's new height.
  await expect(async () => {
    const [bar, box] = await Promise.all([
      page.getByRole('button', { name: 'Adicionar ao carrinho' }).boundingBox(),
      banner(page).boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await waitForHydration(page);
  for (const name of ['Aceitar', 'Recusar']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByText(name).and(page.locator(':focus'))).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});

test('rejecting takes one click, sends nothing anywhere and asks no more, even after the link of a dealership cleared the local storage @desktop', async ({
  page,
}) => {
  const complaints = watchPage(page);
  const outside = watchOutside(page);
  await page.goto('/?utm_campaign=primavera');
  await banner(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(banner(page)).toBeHidden();
  await told(page);
  await page.getByRole('link', { name: 'Faça uma simulação' }).first().click();
  await expect(page).toHaveURL(/escolher-alugar-carro-mensal/);
  await waitForHydration(page);
  await page.goto('/?dealerid=5');
  await expect(page.getByText('Rodar Paulista').first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.goto(PREFERENCES);
  await expect(page.getByText('Nenhuma escolha registrada nesta sessão.')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(outside).toEqual([]);
  expect(await events()).toEqual([]);
  expect(complaints()).toEqual([]);
});

test('a choice counts from the first page on: all of it, by category, withdrawn, and in the history of the account @desktop', async ({
  page,
}) => {
  const complaints = watchPage(page);
  const history = page.getByRole('region', { name: 'Histórico' });

  await test.step('a content page needs no app for the choice; accepting sends what waited, then each navigation', async () => {
    await openUndecided(page, '/institucional/duvidas?utm_source=rede');
    expect(await events()).toEqual([]);
    await banner(page).getByRole('button', { name: 'Aceitar' }).click();
    await expect(banner(page)).toBeHidden();
    // Two requests, of which either may arrive first.
    await expect
      .poll(async () => (await events()).toSorted())
      .toEqual([
        'campaign_visit /institucional/duvidas',
        'page_view /institucional/duvidas',
      ]);
    await waitForHydration(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Preferências de cookies' })
      .click();
    await expect(
      page.getByText('Medição de visitas: sim. Campanhas: sim.').first(),
    ).toBeVisible();
    await expect.poll(events).toContain(`page_view ${PREFERENCES}`);
    await page.goto('/institucional/contato');
    await expect.poll(events).toContain('page_view /institucional/contato');
  });

  await test.step('choosing by category keeps campaigns out, and the history tells both choices', async () => {
    await page.goto(PREFERENCES);
    await waitForHydration(page);
    await page.getByLabel('Campanhas').uncheck();
    await page.getByRole('button', { name: 'Salvar escolha' }).click();
    await expect(
      history.getByText('Medição de visitas: sim. Campanhas: não.'),
    ).toBeVisible();
    await told(page);
    const outside = watchOutside(page);
    await page.goto(`${PREFERENCES}?utm_campaign=primavera`);
    const views = async () =>
      (await events()).filter((event) => event === `page_view ${PREFERENCES}`);
    await expect.poll(async () => (await views()).length).toBe(3);
    // The visit of the campaign would have left together with the view.
    expect(outside).toHaveLength(1);
  });

  await test.step('a withdrawal stops it at once', async () => {
    await page.getByRole('button', { name: 'Recusar tudo' }).click();
    await expect(
      history.getByText('Medição de visitas: não. Campanhas: não.'),
    ).toBeVisible();
    const outside = watchOutside(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dúvidas' }).click();
    await page.waitForFunction(() =>
      (window as { dataLayer?: { page_path: string }[] }).dataLayer?.some(
        ({ page_path }) => page_path === '/institucional/duvidas',
      ),
    );
    // A request of the page that left before this one is known by then.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(outside).toEqual([]);
  });

  await test.step('signing in takes the history along', async () => {
    await signIn(page, 'empresa@rodar.test');
    await expect(page).toHaveURL(/\/area-logada$/);
    await page.goto(PREFERENCES);
    await expect(
      history.getByText('Medição de visitas: não. Campanhas: não.').first(),
    ).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

/**
 * Removes the banner, restores it, and names the elements that moved, since none may
 * shift when it appears. A page that grew meanwhile is measured again.
 */
async function movedByTheBanner(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const box = document.getElementById('consent');
    const tops = () =>
      ['header', 'h1', 'main', 'footer'].map(
        (name) =>
          `${name} ${Math.round((document.querySelector(name)?.getBoundingClientRect().top ?? 0) + window.scrollY)}`,
      );
    const frame = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shown = async (isShown: boolean) => {
      if (box) box.hidden = !isShown;
      await frame();
      return tops();
    };
    for (;;) {
      const [beside, alone, again] = [
        await shown(true),
        await shown(false),
        await shown(true),
      ];
      if (beside.join() === again.join())
        return beside.filter((place) => !alone.includes(place));
    }
  });
}

/**
 * Moves through the page by keyboard and names the focused elements that the banner
 * covers.
 */
async function hiddenWhileFocused(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = document.getElementById('consent')?.getBoundingClientRect();
      if (!focused || !box || focused === document.body || focused.closest('#consent'))
        return null;
      const { top, bottom, height } = focused.getBoundingClientRect();
      return height > 0 && top >= box.top && bottom > box.top
        ? focused.outerHTML.slice(0, 120)
        : null;
    });
    if (name) hidden.push(name);
  }
  return hidden;
}
