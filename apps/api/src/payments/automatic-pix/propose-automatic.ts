import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import { findContract } from '../../contracts/contracts/contracts.repository';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { unlessRefused } from '../bank/bank-errors';
import { type BankChargeRow, findBankCharge } from '../payments/payments.repository';
import {
  endWaiting,
  insertRecurrence,
  listReplaced,
  newestRecurrence,
  noteProposed,
  type RecurrenceRow,
} from './recurrences.repository';

/**
 * Asks the bank for a stored proposal, under its id, so that it is made once. A proposal
 * whose Pix the bank has not opened yet waits.
 */
export async function proposeToBank(
  db: Database,
  { bank, recurrence }: { bank: Bank; recurrence: RecurrenceRow },
): Promise<void> {
  const { id, contractId, journey, firstChargeId } = recurrence;
  const found = await findContract(db, contractId);
  const first = firstChargeId ? await findBankCharge(db, firstChargeId) : null;
  if (!found || (first && !first.bankId)) return;
  const { contract } = found;
  if (first)
    for (const { id: endedId, bankId } of await listReplaced(db, first))
      if (bankId) await unlessRefused(bank.cancelRecurrence(bankId, `end:${endedId}`));
  const account = await findAccountById(db, contract.userId);
  const made = await bank.createRecurrence({
    key: `recurrence:${id}`,
    reference: id,
    contract: contract.number,
    payer: account?.name ?? contract.number,
    journey,
    ...(first?.bankId && { firstChargeId: first.bankId }),
  });
  const { id: bankId, state, location } = made;
  await noteProposed(db, id, { bankId, state, location });
}

/** The same for the proposal that waits for this Pix to be opened, if any. */
export async function proposeWith(
  db: Database,
  { bank, charge }: { bank: Bank; charge: BankChargeRow },
): Promise<void> {
  const recurrence = await newestRecurrence(db, charge.contractId);
  if (recurrence?.state === 'asked' && recurrence.firstChargeId === charge.id)
    await proposeToBank(db, { bank, recurrence });
}

/**
 * A proposal belongs to one Pix at the bank. When fine and interest replace that Pix, the
 * proposal ends, and a new one goes with the new Pix.
 */
export async function proposeAnew(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  { stale, charge }: { stale: BankChargeRow; charge: BankChargeRow },
): Promise<void> {
  const known = await newestRecurrence(tx, charge.contractId);
  if (known?.firstChargeId !== stale.id || !(await endWaiting(tx, known.id))) return;
  await insertRecurrence(tx, {
    id: random.uuid(),
    contractId: charge.contractId,
    journey: known.journey,
    firstChargeId: charge.id,
    createdAt: clock.now(),
  });
}
