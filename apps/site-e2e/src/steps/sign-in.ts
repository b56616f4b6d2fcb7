import { expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
import { DEMO_PASSWORD } from './people';

/** Sends the form of `/conta/login`, the sign-in of customers and consultants. */
export async function signIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/conta/login');
  await fillAndSend(page, email, password);
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
