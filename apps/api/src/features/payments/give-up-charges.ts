import { type Database } from '#platform/data/database';
import { readLedger } from '../ledger/ledger.repository';
import { billsOf } from '../ledger/open-bills.rules';
import { changeLiveCharge, isLive, listCharges } from './payments.repository';

/**
 * Gives up what is open at the bank for a bill that is another one by now, or is none; a
 * job tells the bank. What is still owed, for the very amount, can be paid as it was asked
 * for; of a contract that is over (`automatic`: false) no Pix Automático.
 */
export async function giveUpWrongCharges(
  tx: Database,
  contractId: string,
  { automatic = true } = {},
): Promise<void> {
  const bills = billsOf(await readLedger(tx, contractId));
  for (const { id, state, method, dueOn, centavos } of await listCharges(
    tx,
    contractId,
  )) {
    const isRight =
      (automatic || method !== 'pix-automatico') &&
      bills.some((bill) => bill.dueOn === dueOn && bill.centavos === centavos);
    if (isLive(state) && !isRight) await changeLiveCharge(tx, id, { state: 'canceled' });
  }
}
