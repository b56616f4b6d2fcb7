import { type Page } from '@playwright/test';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { aSignedContract } from '../by-api/staff';
import { openAs } from './sign-in';

/** A new customer with a signed contract, on the page of payments. */
export async function openPayments(page: Page) {
  const signed = await aSignedContract();
  const payments = memberPaymentsPath(signed.contract.id);
  await openAs(page, signed.person.email, payments, signed.person.password);
  return { ...signed, payments };
}
