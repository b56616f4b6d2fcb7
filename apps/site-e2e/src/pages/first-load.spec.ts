import { expect, type Page, test } from '@playwright/test';
import { waitForPrice, waitForTakeover } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/**
 * Maximum of compressed JavaScript, in bytes, that an application page loads before it is
 * hydrated.
 */
const BUDGET = 150 * 1024;

/**
 * Bytes that a server may send before it waits for the first acknowledgment (RFC 6928).
 * The compressed document of home fits into them with its headers.
 */
const FIRST_ROUND_TRIP = 10 * 1460;

/**
 * Pages with a form in the server's HTML, and a text to type there: label of the field
 * and text.
 */
const FORMS: [path: string, typed: [name: string, text: string][]][] = [
  [
    '/conta/login',
    [
      ['email', 'ana@rodar.test'],
      ['password', 'Serra-da-Canastra-26'],
    ],
  ],
  ['/conta/autenticacao-email', [['pin', '123456']]],
  [
    '/cadastro-de-carro-por-assinatura-mensal/rapido',
    [
      ['document', '529.982.247-25'],
      ['name', 'Ana Souza'],
      ['email', 'ana@rodar.test'],
    ],
  ],
  [
    '/desconto-assinar',
    [
      ['name', 'Ana Souza'],
      ['email', 'ana@rodar.test'],
    ],
  ],
  ['/simulador', [['cep', '80010-000']]],
  ['/chamanochat', [['name', 'Ana Souza']]],
  [
    '/pre-reserva/boreal',
    [
      ['name', 'Ana Souza'],
      ['email', 'ana@rodar.test'],
    ],
  ],
  [
    '/concessionarias/login',
    [
      ['email', 'ana@rodar.test'],
      ['password', 'Serra-da-Canastra-26'],
    ],
  ],
];
const SCREENS = [
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/configure-e-assine?modelo=aroeira',
  '/simulador/carrinho',
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
];

// Requests that are routed pass the browser's cache, so each load is a first one.
test('an application page is alive after at most 150 KB of JavaScript, and keeps what is typed before @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('ROD_MFA_EMAIL', 'ana@rodar.test'));
  for (const [path, fields] of FORMS)
    await test.step(`${path} keeps what is typed while the code of its form is on its way, and sends nothing by itself`, async () => {
      const { names, release } = await holdLaterScripts(page, path);
      await page.goto(path);
      const form = page.locator('form[method="post"]');
      const element = await form.elementHandle();
      for (const [name, text] of fields)
        await form.locator(`[name="${name}"]`).pressSequentially(text);
      if (path !== '/simulador') {
        await page.keyboard.press('Enter');
        await expect(form.locator('button[type="submit"]')).toBeDisabled();
        // Typing on takes the press of Enter back, so the form is not sent after hydration.
        await page.keyboard.press('Backspace');
        await page.keyboard.type(fields.at(-1)?.[1].slice(-1) ?? '');
      }
      await expectFirstLoad(page, names);
      release();
      // After hydration the button is only disabled while the form is incomplete (spec
      // §5).
      await expect(
        form.locator('button[type="submit"]:disabled:not([data-invalid])'),
      ).toHaveCount(0);
      for (const [name, text] of fields)
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
      expect(sent).toEqual([]);
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      expect(complaints()).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  for (const path of SCREENS)
    await test.step(`${path} is alive after at most 150 KB of JavaScript`, async () => {
      const { names, release } = await holdLaterScripts(page, path);
      await page.goto(path);
      await expectFirstLoad(page, names);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

/**
 * The page hydrates with only the scripts that its HTML names, and these fit the budget.
 */
async function expectFirstLoad(page: Page, names: ReadonlySet<string>): Promise<void> {
  await waitForTakeover(page);
  const arrived = async () =>
    (
      await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          url: entry.name,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
      )
    ).filter(({ url }) => names.has(new URL(url).pathname));
  await expect.poll(async () => (await arrived()).length).toBe(names.size);
  const first = await arrived();
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET);
}

test('the document of home comes in the first round trip @desktop', async ({
  request,
}) => {
  const sent = async () => {
    const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    return lines.join('').length + Number(answer.headers()['content-length']);
  };
  // The page host compresses a cached page once more, at the best quality.
  await expect.poll(sent).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
});

test('what somebody chooses before the code of a page has come counts @desktop', async ({
  page,
  browser,
}) => {
  await test.step('a choice made while the code of the configurator is on its way counts', async () => {
    const complaints = watchPage(page);
    const path = '/simulador/configure-e-assine?modelo=aroeira';
    const { release } = await holdLaterScripts(page, path);
    await page.goto(path);
    const [term, addOn] = [
      page.getByRole('radio', { name: /^48/ }),
      page.getByRole('checkbox', { name: /Vidros e pneus/ }),
    ];
    for (const control of [term, addOn]) await control.check({ force: true });
    release();
    await waitForPrice(page);
    await expect(page).toHaveURL(/prazo=48/);
    await expect(page.getByText(/^Mensalidade: R\$\s2\.448,00$/)).toBeAttached();
    for (const control of [term, addOn]) await expect(control).toBeChecked();
    expect(complaints()).toEqual([]);
  });

  await test.step('cars picked to compare before React has the list are counted', async () => {
    const context = await browser.newContext(test.info().project.use);
    const list = await context.newPage();
    let arrive = (): void => undefined;
    const code = new Promise<void>((resolve) => (arrive = resolve));
    await list.route(/\/assets\/.*\.js$/, async (route) => {
      await code;
      await route.continue();
    });
    await list.goto('/simulador/assinatura-de-veiculos-mensal', { waitUntil: 'commit' });
    const boxes = ['Comparar Aroeira', 'Comparar Ipê'].map((name) =>
      list.getByRole('checkbox', { name }),
    );
    for (const box of boxes) await box.check();
    arrive();
    await expect(list.getByRole('link', { name: 'Comparar 2' })).toBeVisible();
    for (const box of boxes) await expect(box).toBeChecked();
    await context.close();
  });
});

/** Lets only the scripts that the page's HTML names pass, until `release` is called. */
async function holdLaterScripts(
  page: Page,
  path: string,
): Promise<{ names: ReadonlySet<string>; release: () => void }> {
  const html = await (await page.request.get(path)).text();
  const names = new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name]) => String(name)),
  );
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    if (!names.has(new URL(route.request().url()).pathname)) await released;
    await route.continue().catch(() => undefined);
  });
  return { names, release: () => release() };
}
