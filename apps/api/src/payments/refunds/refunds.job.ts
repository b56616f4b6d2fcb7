import { and, asc, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Done, type JobLog } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import { withdrawnEntry } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { refundOf } from '../../contracts/ledger/ledger.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { BankAway, BankRefusal } from '../bank/bank-errors';
import { bankPayments, paymentRefunds } from '../bank/payments.table';
import { planRefunds } from './plan-refunds';
import { refundedMail } from './refund.mails';
import { watchUnheldRefunds } from './unheld-refunds';

type RefundRow = typeof paymentRefunds.$inferSelect;
type Outcome = 'sent' | 'refused' | 'away';

/** Hours until the next try after the first, second … refusal; then every day. */
const PAUSE_HOURS = [1, 4, 12] as const;
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Refusals after which a person must act: the job fails as long as one is left. */
const TRIES = 5;
/**
 * Minutes until the next try after the first, second … missing answer; then every hour.
 */
const SILENT_MINUTES = [1, 5, 15] as const;
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
/** Missing answers, over some eight hours, after which a person must act. */
const MOST_SILENCES = 10;
/** After so many missing answers in a row the bank itself counts as unreachable. */
const SILENT_IN_A_ROW = 3;

/** Refunds that the bank refuses: `ops -- jobs` shows this name. */
class RefundsRefused extends Error {
  override readonly name = 'RefundsRefused';
}

/**
 * Sends the refunds that the ledger owes to the payments that they came from, newest
 * first. A refund is stored before it is asked for, asked for under its own key, and
 * posted under its own reference: once, however often this runs. A refused or unanswered
 * refund is tried again after growing pauses and delays no other. After `TRIES` refusals,
 * or `MOST_SILENCES`, the run fails, which `ops -- jobs` shows. A person is told of
 * refunds that no payment can return.
 */
export async function sendRefunds(
  ports: Ports,
  db: Database,
  log: JobLog,
): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  await planRefunds(ports, db);
  await watchUnheldRefunds(ports, db);
  const asked = await db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        ne(paymentRefunds.state, 'sent'),
        or(
          isNull(paymentRefunds.nextTryAt),
          lte(paymentRefunds.nextTryAt, ports.clock.now()),
        ),
      ),
    )
    .orderBy(
      sql`${paymentRefunds.nextTryAt} nulls first`,
      asc(paymentRefunds.createdAt),
      asc(paymentRefunds.id),
    )
    .limit(200);
  let done = 0;
  let silent = 0;
  for (const refund of asked) {
    const outcome = await send(bank, refund, log);
    if (outcome === 'refused')
      log.error(
        { refundId: refund.id, tries: refund.tries + 1 },
        'bank refused a refund',
      );
    if (await db.transaction((tx) => settle(ports, tx, refund, outcome))) done += 1;
    silent = outcome === 'away' ? silent + 1 : 0;
    if (silent === SILENT_IN_A_ROW) break;
  }
  const [given] = await db
    .select({ stuck: count() })
    .from(paymentRefunds)
    .where(
      and(
        ne(paymentRefunds.state, 'sent'),
        or(
          eq(paymentRefunds.state, 'refused'),
          gte(paymentRefunds.silences, MOST_SILENCES),
        ),
      ),
    );
  if (given && given.stuck > 0)
    throw new RefundsRefused(`The bank does not take ${given.stuck} refunds`);
  return { done };
}

async function send(
  bank: Bank,
  { id, paymentId, centavos }: RefundRow,
  log: JobLog,
): Promise<Outcome> {
  try {
    await bank.refund({ key: `refund:${id}`, paymentId, centavos });
    return 'sent';
  } catch (error) {
    if (error instanceof BankRefusal) return 'refused';
    // An answer of the wrong shape counts as none: the next run asks under the same key.
    if (!(error instanceof BankAway))
      log.error({ err: error, refundId: id }, 'bank gave no answer to a refund');
    return 'away';
  }
}

function afterRefusal(tries: number, now: Date): Partial<RefundRow> {
  const hours = PAUSE_HOURS[tries] ?? DAY_HOURS;
  return {
    tries: tries + 1,
    nextTryAt: new Date(now.getTime() + hours * HOUR_MS),
    state: tries + 1 >= TRIES ? 'refused' : 'asked',
    silences: 0,
  };
}

function afterSilence(silences: number, now: Date): Partial<RefundRow> {
  const minutes = SILENT_MINUTES[silences] ?? HOUR_MINUTES;
  return {
    silences: silences + 1,
    nextTryAt: new Date(now.getTime() + minutes * MINUTE_MS),
  };
}

function changeBy(
  outcome: Outcome,
  { tries, silences }: RefundRow,
  now: Date,
): Partial<RefundRow> {
  if (outcome === 'sent') return { state: 'sent' };
  return outcome === 'refused' ? afterRefusal(tries, now) : afterSilence(silences, now);
}

/**
 * Stores the outcome of a refund; false when it was not sent, or another process stored
 * it.
 */
async function settle(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  refund: RefundRow,
  outcome: Outcome,
): Promise<boolean> {
  const { id, contractId, paymentId, centavos, tries, silences } = refund;
  const locked = await lockContract(tx, contractId);
  const [changed] = await tx
    .update(paymentRefunds)
    .set(changeBy(outcome, refund, ports.clock.now()))
    .where(
      and(
        eq(paymentRefunds.id, id),
        ne(paymentRefunds.state, 'sent'),
        eq(paymentRefunds.tries, tries),
        eq(paymentRefunds.silences, silences),
      ),
    )
    .returning({ id: paymentRefunds.id });
  if (!locked || !changed) return false;
  if (outcome !== 'sent') return false;
  const { contract } = locked;
  const onDay = saoPauloDay(ports.clock.now());
  await postTransaction(
    ports,
    tx,
    contractId,
    refundOf({ reference: `refund:${id}`, onDay, centavos }),
  );
  await tx
    .update(bankPayments)
    .set({ refundedCentavos: sql`${bankPayments.refundedCentavos} + ${centavos}` })
    .where(eq(bankPayments.id, paymentId));
  const { entries } = await contractFacts(tx, locked);
  // The receipt of a withdrawal has already told of a refund on the same day.
  if (withdrawnEntry(entries)?.onDay !== onDay)
    await enqueueMoneyMail(ports, tx, {
      userId: contract.userId,
      write: (to) => refundedMail(ports.config, { to, contract, centavos }),
    });
  return true;
}
