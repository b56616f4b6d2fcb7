import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { billsOf } from '../../contracts/ledger/open-bills.rules';
import { changeLiveCharge, isLive, listCharges } from './payments.repository';

/**
 * Gives up what is open at the bank for a bill that is another one by now, or is none; a
 * job tells the bank. What is still owed, for the very amount, can be paid as it was asked
 * for; of a contract that is over (`automatic`: false) no Pix Automático.
 */
export async function withdrawWrongCollections(
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

/**
 * Gives up what Pix Automático, or a saved card whose owner has yet to confirm, would take
 * of a bill that is smaller by now, or is none, as after a payment of more than its own
 * bill. Jobs tell the bank, and book what is left anew.
 */
export async function withdrawExcessCollections(
  tx: Database,
  contractId: string,
  today: IsoDate,
): Promise<void> {
  const entries = await readLedger(tx, contractId);
  const bills = billsOf([...entries, ...lateChargesOn(entries, today)]);
  for (const { id, state, method, dueOn, centavos } of await listCharges(
    tx,
    contractId,
  )) {
    const bill = bills.find((one) => one.dueOn === dueOn);
    // A card that was just asked may have paid: the rest of it is not asked for twice.
    const isAnswered = method === 'pix-automatico' || state === 'open';
    const isTooMuch = !bill || (isAnswered && bill.centavos < centavos);
    const isByItself = method === 'pix-automatico' || method === 'cartao-salvo';
    if (isByItself && isTooMuch && isLive(state))
      await changeLiveCharge(tx, id, { state: 'canceled' });
  }
}
