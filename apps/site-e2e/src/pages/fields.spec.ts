import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillByManager, phoneKeyboard } from '../steps/phone-keyboard';
import { waitForHydration } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/* Masks, dates and numbers with input that has no key events: a phone's keyboard, a
   password manager, the clipboard. A field shows the value that its form has (decision
   027). */
const COMPANIES = '/institucional/para-empresas-formulario';
const REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal/rapido';

type Field = [path: string, name: string, typed: string, shown: string];
const FIELDS: readonly Field[] = [
  ['/desconto-assinar', 'cellphone', '11987654321', '(11) 98765-4321'],
  [COMPANIES, 'phone', '1133334444', '(11) 3333-4444'],
  [COMPANIES, 'cnpj', 'DEM0PJ01000160', 'DE.M0P.J01/0001-60'],
  [COMPANIES, 'cars', '1250', '1.250'],
  [REGISTRATION, 'document', '52998224725', '529.982.247-25'],
  ['/simulador', 'cep', '80010000', '80010-000'],
];

type Keyboard = Awaited<ReturnType<typeof phoneKeyboard>>;
type Writing = (keyboard: Keyboard, text: string, field: Locator) => Promise<void>;
const WAYS: Readonly<Record<string, Writing>> = {
  'key by key': ({ keys }, text) => keys(text),
  composed: ({ composed }, text) => composed(text),
  'composed, and the field left meanwhile': ({ leftComposing }, text) =>
    leftComposing(text),
  'composed, with a key taken back': ({ corrected }, text) => corrected(text),
  'offered by the keyboard': ({ offer }, text) => offer(text),
  'filled in by a manager': (_, text, field) =>
    fillByManager(field, text, ['input', 'change']),
  'filled in, and told late': (_, text, field) => fillByManager(field, text, ['change']),
};

async function open(page: Page, path: string, name: string): Promise<Locator> {
  if (!page.url().endsWith(path)) await page.goto(path);
  const field = page.locator(`form input[name="${name}"]`);
  await field.focus(); // content pages hydrate at an intent
  await waitForHydration(page);
  // The field hydrates later than the page.
  const isAlive = (input: Element) =>
    Object.keys(input).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => field.evaluate(isAlive)).toBe(true);
  return field;
}

/** Empties the field with keys; the focus stays in it. */
async function empty(field: Locator): Promise<void> {
  await field.focus();
  await field.press('Control+a');
  await field.press('Delete');
  await expect(field).toHaveValue('');
}

type TooLong = [path: string, name: string, text: string];
const TOO_LONG: readonly TooLong[] = [
  ['/desconto-assinar', 'cellphone', '119876543219'],
  [COMPANIES, 'cnpj', 'DEM0PJ010001609'],
  ['/simulador', 'cep', '800100009'],
];

test('a masked field shows and keeps what was written, however it is written @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const keyboard = await phoneKeyboard(page);
  for (const [path, name, text, shown] of FIELDS)
    await test.step(`${name} of ${path} shows ${shown}, however it is written`, async () => {
      const field = await open(page, path, name);
      for (const [way, write] of Object.entries(WAYS)) {
        await empty(field);
        await write(keyboard, text, field);
        await field.blur();
        await expect(field, way).toHaveValue(shown);
        await expect(field, way).not.toHaveAttribute('aria-invalid');
      }
    });
  for (const [path, name, text] of TOO_LONG)
    await test.step(`${name} of ${path} is not cut to another one when ${text} comes at once`, async () => {
      const field = await open(page, path, name);
      for (const write of [keyboard.offer, keyboard.composed]) {
        await empty(field);
        await write(text);
        await field.blur();
        await expect(field).toHaveValue(text);
      }
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  expect(complaints()).toEqual([]);
});

/**
 * Delays every script until the returned function is called, so that the page is not
 * hydrated.
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed while a page comes alive stays whole and in its place @phone', async ({
  browser,
}) => {
  for (const [path, name] of [
    ['/desconto-assinar', 'cellphone'],
    [COMPANIES, 'phone'],
  ] as const)
    await test.step(`who types in ${name} of ${path} loses no digit, and none changes its place`, async () => {
      const context = await browser.newContext(test.info().project.use);
      const page = await context.newPage();
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.locator(`form input[name="${name}"]`);
      await field.focus();
      const { keys } = await phoneKeyboard(page);
      await keys('1198');
      release();
      await waitForHydration(page);
      await expect(field).toBeFocused();
      await keys('7654321');
      await field.blur();
      await expect(field).toHaveValue('(11) 98765-4321');
      await context.close();
    });

  await test.step('a composition goes on', async () => {
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto(COMPANIES, { waitUntil: 'commit' });
    const field = page.locator('form input[name="cnpj"]');
    await field.focus();
    const { compose, composed } = await phoneKeyboard(page);
    await compose('DEM');
    release();
    await page.waitForLoadState();
    await compose('DEM0'); // starts the hydration of a content page
    await waitForHydration(page);
    await composed('DEM0PJ01000160');
    await field.blur();
    await expect(field).toHaveValue('DE.M0P.J01/0001-60');
    await context.close();
  });
});
