import { expect } from '@playwright/test';
import { getContract } from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
import { moveClockToNoon } from '../product/move-clock';
import { type OfContract, payByPix, signInAgain } from './customer';

/**
 * Pays an installment by Pix three days before its due day, to which the clock is moved.
 */
export async function payInTime(of: OfContract, number: number): Promise<void> {
  await signInAgain(of);
  const params = { id: of.contract.id };
  const { plan } = await of.api.send(getContract, { params });
  const due = plan.installments.find((one) => one.number === number);
  if (!due) throw new Error(`No installment ${number}`);
  await moveClockToNoon(addDays(due.dueDate, -3));
  await signInAgain(of);
  // The job that charges it runs after the clock was moved.
  await expect(() => payByPix(of)).toPass({ timeout: 30_000 });
}
