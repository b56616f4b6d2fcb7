import { expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
import { ApiVisitor } from '../by-api/visitor';
import { DEMO_PASSWORD } from './people';

/** The demo account that signs in by two steps. */
export const WITH_APP = 'consultor2@rodar.test';

/**
 * Sends the form of `/conta/login`, the sign-in of customers and consultants, and passes
 * the second step of the one account that has it.
 */
export async function signIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/conta/login');
  await fillAndSend(page, email, password);
  if (email === WITH_APP) await passSecondStep(page);
}

/**
 * Opens a page for somebody who is signed in already. The form of the sign-in and the page
 * behind it cost a second of processor, so journeys about something else begin here.
 */
export async function openAs(
  page: Page,
  email: string,
  path: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await enterByCalls(page, email, password);
  await page.goto(path);
}

/** Signs in without a page, and leaves the session to the browser as its form would. */
export async function enterByCalls(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const visitor = new ApiVisitor();
  await visitor.signIn(email, password);
  await page.context().addCookies(visitor.cookiesOfBrowser());
  await page.goto('/robots.txt'); // a document of this origin without a script
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(visitor.storageOfBrowser()));
}

/**
 * Opens the member area for a customer whose session has ended with a moved clock, without
 * the popup about its end.
 */
export async function signInLater(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) });
  await openAs(page, email, '/area-logada', password);
}

/** Signs a dealer or seller in at the portal and waits for its first page. */
export async function signInAtPortal(page: Page, email: string): Promise<void> {
  await page.goto('/concessionarias/login');
  await fillAndSend(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/concessionarias(\/seller)?$/);
}

async function fillAndSend(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Types the code that the page shows. Each works once, so after two sign-ins within half a
 * minute the next has to wait for another; a code that somebody else used first is not
 * sent again, since five refused ones block the account. Returns the code that was taken.
 */
export async function passSecondStep(page: Page): Promise<string> {
  let sent = '';
  await expect(async () => {
    // The answer to the last try may have come late.
    if (/\/consultor/.test(new URL(page.url()).pathname)) return;
    const code = await shownCode(page, sent);
    await page.getByLabel('Código de 6 números').fill(code, { timeout: 5000 });
    const send = page.getByRole('button', { name: 'Confirmar e entrar' });
    await send.click({ timeout: 5000 });
    sent = code;
    await expect(page).toHaveURL(/\/consultor/, { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  return sent;
}

/** The code on the page of the second step, other than `used`. */
async function shownCode(page: Page, used: string): Promise<string> {
  const other = `o código agora é (?!${used || 'none'})\\d{6}`;
  const text = await page.getByText(new RegExp(other)).textContent({ timeout: 35_000 });
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}
