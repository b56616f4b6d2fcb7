import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { anAccount } from '../by-api/customer';
import { filesTo, mailTo } from '../steps/mailbox';
import { type Person } from '../steps/people';
import { waitForLoaded, waitForPrice } from '../steps/wait-for-hydration';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const CART = '/simulador/carrinho';

/** The input device of a person: touch, or the keyboard only. */
type Hands = {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

const FINGER: Hands = {
  press: (target) => target.tap(),
  type: (field, text) => field.fill(text),
};
const KEYS: Hands = {
  press: async (target) => {
    await tabTo(target);
    const isBox = (await target.getAttribute('type')) === 'checkbox';
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  type: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
};

/**
 * Presses Tab until an element has the focus; a screen has far fewer stops than this
 * limit.
 */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // The focus passes a button that still waits for the price.
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < 150; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('The Tab key does not get there');
}

/**
 * Choose, compare, configure, cart, e-mail, another device, one account: all with the
 * same input device.
 */
async function fromCarToCart(
  page: Page,
  browser: Browser,
  { press, type }: Hands,
): Promise<void> {
  await page.goto('/simulador/assinatura-de-veiculos-mensal');
  await waitForLoaded(page);
  await press(page.getByRole('checkbox', { name: 'Comparar Aroeira' }));
  await press(page.getByRole('checkbox', { name: 'Comparar Ipê' }));
  await press(page.getByRole('link', { name: 'Comparar 2' }));
  await press(
    page
      .getByRole('table', { name: 'Lado a lado' })
      .getByRole('link', { name: 'Montar o Aroeira' }),
  );
  await expect(page).toHaveURL(/configure-e-assine/);
  await waitForPrice(page);
  await press(page.getByRole('button', { name: 'Adicionar ao carrinho' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sua simulação' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrinho, 1 simulação' })).toBeAttached();

  const pdf = page.waitForEvent('download');
  await press(page.locator('summary', { hasText: 'Mais' }));
  await press(page.getByRole('button', { name: /^PDF/ }));
  const code = await codeIn(page);
  expect((await pdf).suggestedFilename()).toBe(`simulacao-${code}.pdf`);
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe(
    '%PDF-',
  );

  const email = `bia.${code.toLowerCase()}@rodar.test`;
  await press(page.getByRole('button', { name: /^Enviar/ }));
  const dialog = page.getByRole('dialog', { name: 'Enviar a simulação do Aroeira' });
  await type(dialog.getByLabel('E-mail de quem vai receber'), email);
  await press(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
  await expect(dialog.getByText(`Enviamos a simulação para ${email}.`)).toBeVisible();
  const [link] = await mailTo(
    MAILBOX,
    email,
    /\/simulador\/compartilhada\?[^#]+#[\w-]{44}/,
  );
  expect(await filesTo(MAILBOX, email)).toEqual([
    { name: `simulacao-${code}.pdf`, type: 'application/pdf', begin: '%PDF-' },
  ]);

  const device = await (
    await browser.newContext({ viewport: page.viewportSize(), hasTouch: true })
  ).newPage();
  await device.goto(link);
  await expect(
    device.getByRole('heading', { level: 1, name: 'Uma simulação do Aroeira para você' }),
  ).toBeVisible();
  await press(device.getByRole('button', { name: 'Guardar no meu carrinho' }));
  await expect(device).toHaveURL(new RegExp(`${CART}$`));
  const kept = await codeIn(device);
  expect(kept).not.toBe(code);

  const { person } = await anAccount();
  for (const browserOf of [device, page])
    await signInToCart(browserOf, person, { press, type });
  for (const browserOf of [page, device]) {
    await browserOf.goto(CART);
    for (const shown of [code, kept])
      await expect(
        browserOf.getByRole('article', { name: new RegExp(shown) }),
      ).toBeAttached();
  }
  await device.context().close();
}

/** The readable code of the only simulation. */
async function codeIn(page: Page): Promise<string> {
  const name = (await page.getByRole('article').getAttribute('aria-label')) ?? '';
  return /RD-\w{4}-\d{2}/.exec(name)?.[0] ?? '';
}

async function signInToCart(
  page: Page,
  { email, password }: Person,
  { press, type }: Hands,
): Promise<void> {
  await page.goto(`/conta/login?returnUrl=${encodeURIComponent(CART)}`);
  await waitForLoaded(page);
  await type(page.getByLabel('E-mail, CPF ou CNPJ'), email);
  await type(page.getByLabel('Senha', { exact: true }), password);
  await press(page.getByRole('button', { name: 'Entrar', exact: true }));
  await expect(page).toHaveURL(new RegExp(`${CART}$`));
}

test('a car is compared, configured, kept, mailed, opened on another device and merged into one account', async ({
  page,
  browser,
  hasTouch,
}) => {
  test.setTimeout(300_000); // two devices, and by keyboard some hundred presses of Tab
  await fromCarToCart(page, browser, hasTouch ? FINGER : KEYS);
});

test('a car of the list opens by a press on its picture, at the price and day of its card @desktop', async ({
  page,
}) => {
  await page.goto('/simulador/assinatura-de-veiculos-mensal');
  await waitForLoaded(page); // the page must not move between the measurement and the click
  const card = page.locator('.offer', { hasText: 'Aroeira' });
  const price = await card.locator('.condition').first().textContent();
  const picture = card.locator('.car');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The card has no picture');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/configure-e-assine\?modelo=aroeira/);
  await expect(page.locator('.buy-price')).toContainText('R$ 2.549,00');
  expect(price).toBe('PF, 36 meses, 1.000 km por mês');
  await expect(page.locator('.stage-pill')).toContainText('Pronta entrega');
});

test('from the place to the cars: reloaded, and back from one, the list stays @phone', async ({
  page,
}) => {
  await page.goto('/simulador');
  await page.getByLabel('CEP', { exact: true }).click();
  await waitForLoaded(page);
  await page.getByLabel('CEP', { exact: true }).fill('01310-100');
  await page.getByRole('button', { name: 'Ver os preços' }).click();
  const list = /\/simulador\/assinatura-de-veiculos-mensal/;
  await expect(page).toHaveURL(list);
  await page.reload();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Montar o Aroeira' }).click();
  await expect(page).toHaveURL(/configure-e-assine/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: 'Montar o Aroeira' })).toBeVisible();
});

test('every name of the comparison stands on the line of its values, however many there are @desktop', async ({
  page,
}) => {
  for (const car of ['modelo=aroeira', 'modelo=lume&tipo=pj']) {
    await page.goto(`/simulador/configure-e-assine?${car}`);
    await waitForPrice(page);
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page).toHaveURL(new RegExp(`${CART}$`));
  }
  const names = page.locator('.cart-keys > span');
  const rows = page.locator('.cart-col').last().locator('.cart-row');
  await expect(names).toHaveCount(10);
  await expect(rows).toHaveCount(10);
  // All at one moment: a price that comes later moves lines.
  const astray = () =>
    page.evaluate(() => {
      const top = (line?: Element) => line?.getBoundingClientRect().top ?? 0;
      const [values] = [...document.querySelectorAll('.cart-col')].slice(-1);
      const lines = values?.querySelectorAll('.cart-row') ?? [];
      return [...document.querySelectorAll('.cart-keys > span')]
        .filter((name, at) => Math.abs(top(name) - top(lines[at])) >= 0.5)
        .map((name) => name.textContent);
    });
  await expect.poll(astray).toEqual([]);
});
