import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { billsOf } from '../../contracts/ledger/open-bills.rules';
import { changeLiveBankCharge, isLive, listOpenBankCharges } from './payments.repository';

/**
 * Gives up open charges whose bill has changed or is gone; a job tells the bank. A charge
 * with the very amount that is still owed stays; once the contract is over (`automatic`:
 * false) not that of Pix Automático.
 */
export async function withdrawWrongCollections(
  tx: Database,
  contractId: string,
  { automatic = true } = {},
): Promise<void> {
  const bills = billsOf(await readLedger(tx, contractId));
  for (const { id, state, method, dueOn, centavos } of await listOpenBankCharges(
    tx,
    contractId,
  )) {
    const isRight =
      (automatic || method !== 'pix-automatico') &&
      bills.some((bill) => bill.dueOn === dueOn && bill.centavos === centavos);
    if (isLive(state) && !isRight)
      await changeLiveBankCharge(tx, id, { state: 'canceled' });
  }
}

/**
 * Gives up charges of Pix Automático, or of a saved card whose owner has not confirmed
 * yet, that exceed their bill by now, for example after a payment of more than its own
 * bill. Jobs tell the bank and book the rest again.
 */
export async function withdrawExcessCollections(
  tx: Database,
  contractId: string,
  today: IsoDate,
): Promise<void> {
  const entries = await readLedger(tx, contractId);
  const bills = billsOf([...entries, ...lateChargesOn(entries, today)]);
  for (const { id, state, method, dueOn, centavos } of await listOpenBankCharges(
    tx,
    contractId,
  )) {
    const bill = bills.find((one) => one.dueOn === dueOn);
    // A card that was just charged may have paid, so the rest is not charged twice.
    const isAnswered = method === 'pix-automatico' || state === 'open';
    const isTooMuch = !bill || (isAnswered && bill.centavos < centavos);
    const isByItself = method === 'pix-automatico' || method === 'cartao-salvo';
    if (isByItself && isTooMuch && isLive(state))
      await changeLiveBankCharge(tx, id, { state: 'canceled' });
  }
}
