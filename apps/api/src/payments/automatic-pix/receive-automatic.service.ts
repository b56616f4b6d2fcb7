import { type AutomaticState } from '@site/api-contract';
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
import { findCharge } from '../payments/payments.repository';
import { automaticMail } from './automatic.mails';
import {
  changeLivingRecurrence,
  findRecurrence,
  isLiving,
} from './recurrences.repository';

const ORDER: readonly AutomaticState[] = ['asked', 'criada', 'enviada', 'aceita'];

/**
 * The payer's bank tells how a recurrence stands. Older news after newer ones change
 * nothing; what has ended stays so. What was answered, or has ended, is mailed.
 */
export async function receiveRecurrence(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  told: { reference: string; recurrenceId: string; state: AutomaticState },
): Promise<'done' | 'nothing' | 'unknown'> {
  const recurrence = await findRecurrence(tx, told.reference);
  if (!recurrence) return 'unknown';
  const today = todayOf(ports);
  const isNewer =
    !isLiving(told.state) || ORDER.indexOf(told.state) > ORDER.indexOf(recurrence.state);
  const changed =
    isNewer &&
    (await changeLivingRecurrence(tx, recurrence.id, {
      state: told.state,
      bankId: told.recurrenceId,
      ...(told.state === 'aceita' && { chargesFrom: today }),
    }));
  if (!changed) return 'nothing';
  const found = await findContract(tx, recurrence.contractId);
  const { state } = told;
  if (found && isAnswer(state)) {
    const record = await contractFacts(tx, found);
    const { firstChargeId } = recurrence;
    // Its own Pix was paid, though the news of it may come later.
    const first = firstChargeId ? await findCharge(tx, firstChargeId) : null;
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

function isAnswer(
  state: AutomaticState,
): state is Exclude<AutomaticState, 'asked' | 'criada' | 'enviada'> {
  return state !== 'asked' && state !== 'criada' && state !== 'enviada';
}
