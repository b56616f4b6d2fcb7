import { expect, type Page } from '@playwright/test';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { aSignedContract } from '../by-api/staff';
import { signIn } from './sign-in';

/** A new customer with a signed contract, on the page of payments. */
export async function openPayments(page: Page) {
  const signed = await aSignedContract();
  const payments = memberPaymentsPath(signed.contract.id);
  await signIn(page, signed.person.email, signed.person.password);
  await expect(page).toHaveURL(/\/area-logada$/);
  await page.goto(payments);
  return { ...signed, payments };
}
