import { expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
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
 * Signs a customer in again after the clock has passed the session, without the popup
 * about its end.
 */
export async function signInLater(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: new RegExp(`^(?!${CONSENT_COOKIE}$)`) });
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/area-logada$/);
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
 * minute the next has to wait for another.
 */
export async function passSecondStep(page: Page): Promise<string> {
  let code = '';
  await expect(async () => {
    // The answer to the last try may have come after its five seconds.
    if (/\/consultor/.test(new URL(page.url()).pathname)) return;
    code = await shownCode(page);
    await page.getByLabel('Código de 6 números').fill(code);
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await expect(page).toHaveURL(/\/consultor/, { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  return code;
}

/** The code on the page of the second step. */
export async function shownCode(page: Page): Promise<string> {
  const shown = page.getByText(/o código agora é \d{6}/);
  const text = await shown.textContent({ timeout: 35_000 });
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}
