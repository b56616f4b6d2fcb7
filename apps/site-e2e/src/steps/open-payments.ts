import { expect, type Page } from '@playwright/test';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { aSignedContract } from '../by-api/staff';
import { signIn } from './sign-in';

/** Somebody who has just signed a contract, on the page of what is to be paid. */
export async function openPayments(page: Page) {
  const signed = await aSignedContract();
  const payments = memberPaymentsPath(signed.contract.id);
  await signIn(page, signed.person.email, signed.person.password);
  await expect(page).toHaveURL(/\/area-logada$/);
  await page.goto(payments);
  return { ...signed, payments };
}
