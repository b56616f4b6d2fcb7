import { and, eq } from 'drizzle-orm';
import { addDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import {
  contractFacts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { findNextBills } from '../../contracts/contracts/plan/next-bills.repository';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { unlessRefused } from '../bank/bank-errors';
import { chargeFacts } from '../bills/bill.rules';
import { paymentCharges } from '../bills/payment-charges.table';
import { type BankChargeRow } from '../payments/payments.repository';
import { fallbackMail, triesAgainMail } from './automatic.mails';
import { isLiving, newestRecurrence } from './recurrences.repository';

/** PERMITE_3R_7D allows three more tries within seven days, here on every second day. */
export const MORE_TRIES = 3;
const MORE_DAYS = 7;
const PAUSE_DAYS = 2;

/**
 * Asks the bank for another try of a charge that found no money; after the last one, a
 * single Pix is offered. Gives the number of effects.
 */
export async function tryAgain(
  ports: Ports,
  db: Database,
  { bank, charge }: { bank: Bank; charge: BankChargeRow },
): Promise<number> {
  const { id, bankId, payableUntil: dueOn, tries, reason } = charge;
  const today = saoPauloDay(ports.clock.now());
  const on = addDays(today, PAUSE_DAYS);
  const mayRetry =
    reason === 'saldo_insuficiente' &&
    tries <= MORE_TRIES &&
    on <= addDays(dueOn, MORE_DAYS);
  if (mayRetry && bankId) {
    const key = `retry:${id}:${tries}`;
    const made = await unlessRefused(bank.retryCharge(bankId, { key, on }));
    // The payer may still pay before fine and interest come; the next tries tell nothing
    // new.
    if (made) return moveFailed(ports, db, { charge, to: 'scheduled', nextTry: on });
  }
  return moveFailed(ports, db, { charge, to: 'declined' });
}

/** Moves a failed charge to its next state and tells the payer, once for each. */
function moveFailed(
  ports: Ports,
  db: Database,
  move: { charge: BankChargeRow; to: 'scheduled' | 'declined'; nextTry?: IsoDate },
): Promise<number> {
  const { charge, to, nextTry } = move;
  return db.transaction(async (tx) => {
    const locked = await lockContract(tx, charge.contractId);
    const changed = await changeFailed(tx, charge.id, { state: to });
    if (!locked || !changed) return 0;
    if (nextTry && charge.tries > 1) return 1;
    const record = await contractFacts(tx, locked);
    const { label, bears } = chargeFacts(charge, record);
    const about = {
      contract: locked.contract,
      charge,
      label,
    };
    const ended = await isEnded(tx, charge);
    const next = await findNextBills(tx, charge.contractId);
    await enqueueMoneyMail(ports, tx, {
      userId: locked.contract.userId,
      write: (to) =>
        nextTry
          ? triesAgainMail(ports.config, {
              ...about,
              to,
              nextTry,
              bears,
            })
          : fallbackMail(ports.config, { ...about, to, isEnded: ended, next }),
    });
    return 1;
  });
}

/** The payer or the bank may have ended the recurrence before the charge failed. */
async function isEnded(tx: Database, { contractId }: BankChargeRow): Promise<boolean> {
  const newest = await newestRecurrence(tx, contractId);
  return newest !== null && !isLiving(newest.state);
}

async function changeFailed(
  tx: Database,
  id: string,
  change: Partial<BankChargeRow>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentCharges)
    .set(change)
    .where(and(eq(paymentCharges.id, id), eq(paymentCharges.state, 'failed')))
    .returning({ id: paymentCharges.id });
  return changed.length > 0;
}
