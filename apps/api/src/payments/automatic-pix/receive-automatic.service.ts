import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { findNextBills } from '../../contracts/contracts/plan/next-bills.repository';
import { isMoreAhead } from '../../contracts/contracts/plan/next-installment';
import { billsOf } from '../../contracts/ledger/open-bills.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { type Told } from '../bank/bank-events';
import { findBankCharge } from '../payments/payments.repository';
import { automaticMail } from './automatic.mails';
import { decideRecurrence, isAnswer } from './recurrence.rules';
import { changeLivingRecurrence, findRecurrence } from './recurrences.repository';

/**
 * Stores the state of a recurrence as the payer's bank tells it. Older news after newer
 * ones change nothing, and an ended recurrence stays ended. The payer gets a mail about
 * an answer or an end.
 */
export async function receiveRecurrence(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  told: Told['recurrence.changed'],
): Promise<'done' | 'nothing' | 'unknown'> {
  const recurrence = await findRecurrence(tx, told.reference);
  if (!recurrence) return 'unknown';
  const today = todayOf(ports);
  const change = decideRecurrence(recurrence, told, today);
  const isChanged =
    change !== null && (await changeLivingRecurrence(tx, recurrence.id, change));
  if (!isChanged) return 'nothing';
  const found = await findContract(tx, recurrence.contractId);
  const { state } = told;
  if (found && isAnswer(state)) {
    const record = await contractFacts(tx, found);
    const { firstChargeId } = recurrence;
    // Its first Pix was paid, even if the news of it comes later.
    const first = firstChargeId ? await findBankCharge(tx, firstChargeId) : null;
    const next = await findNextBills(tx, recurrence.contractId);
    await enqueueMoneyMail(ports, tx, {
      userId: found.contract.userId,
      write: (to) =>
        automaticMail(ports.config, {
          to,
          contract: found.contract,
          state,
          isMoreAhead: isMoreAhead(record, { today, dueOn: null }),
          older: billsOf(record.entries).filter(
            ({ dueOn }) => dueOn < today && dueOn !== first?.dueOn,
          ),
          next,
        }),
    });
  }
  return 'done';
}
