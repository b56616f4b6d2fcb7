import { and, asc, count, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { saoPauloDay } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type Database, rowsOf } from '#platform/data/database';
import { type Done, type JobLog } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type Bank } from '../../../bank/bank';
import { BankAway, BankRefusal } from '../../../bank/bank-errors';
import { bankPayments, paymentRefunds } from '../../../tables';
import { enqueueMoneyMail } from '../../accounts/money-mails';
import { contractFacts, lockContract } from '../../contracts/contracts.repository';
import { postTransaction } from '../../ledger/ledger.repository';
import { refundOf } from '../../ledger/ledger.rules';
import { refundDueIn } from '../../ledger/statement.rules';
import { refundedMail } from './refund.mails';

type RefundRow = typeof paymentRefunds.$inferSelect;

/** Hours until the next try after the first, second … refusal; then every day. */
const PAUSE_HOURS = [1, 4, 12] as const;
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Refusals after which it is a person's to see: the job fails as long as one is left. */
const TRIES = 5;

/** The bank refuses a refund again and again: `ops -- jobs` shows this name. */
class RefundsRefused extends Error {
  override readonly name = 'RefundsRefused';
}

/**
 * Sends back what the ledger owes customers, to the payments that it came from, newest
 * first. Written down before it is asked, asked under its own key, posted by its own
 * reference: once, however often this runs. What the bank refuses is asked again, ever
 * later; after `TRIES` refusals the run fails, which `ops -- jobs` shows. What no payment
 * of the bank holds, as money of the demo's past, stays due.
 */
export async function sendRefunds(
  ports: Ports,
  db: Database,
  log: JobLog,
): Promise<Done> {
  const { bank } = ports;
  if (bank === null) return { done: 0 };
  const owing = await rowsOf<{ id: string }>(
    db,
    sql`select contract_id as id from ledger_postings where account = 'refund-due'
        group by contract_id having sum(centavos) < 0 order by contract_id limit 200`,
  );
  for (const { id } of owing) await db.transaction((tx) => planRefunds(ports, tx, id));
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
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id))
    .limit(200);
  let done = 0;
  for (const refund of asked) {
    const outcome = await send(bank, refund);
    if (outcome === 'away') return { done };
    if (outcome === 'refused')
      log.error(
        { refundId: refund.id, tries: refund.tries + 1 },
        'bank refused a refund',
      );
    const isNew = await db.transaction((tx) => settle(ports, tx, refund, outcome));
    if (isNew) done += 1;
  }
  const [given] = await db
    .select({ refused: count() })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'refused'));
  if (given && given.refused > 0)
    throw new RefundsRefused(`The bank refuses ${given.refused} refunds`);
  return { done };
}

/** Binds what is to be refunded, and is on no way yet, to payments that hold it. */
async function planRefunds(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  contractId: string,
): Promise<void> {
  const locked = await lockContract(tx, contractId);
  if (!locked) return;
  const { entries } = await contractFacts(tx, locked);
  const open = await tx
    .select()
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.contractId, contractId), ne(paymentRefunds.state, 'sent')),
    );
  let rest = refundDueIn(entries) - sum(open);
  const payments = await tx
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.contractId, contractId))
    .orderBy(desc(bankPayments.paidAt), desc(bankPayments.id));
  for (const payment of payments) {
    const held =
      payment.centavos -
      payment.refundedCentavos -
      sum(open.filter(({ paymentId }) => paymentId === payment.id));
    const centavos = Math.min(rest, held);
    if (centavos <= 0) continue;
    rest -= centavos;
    await tx.insert(paymentRefunds).values({
      id: random.uuid(),
      contractId,
      paymentId: payment.id,
      centavos,
      state: 'asked',
      createdAt: clock.now(),
    });
  }
}

async function send(
  bank: Bank,
  { id, paymentId, centavos }: RefundRow,
): Promise<'sent' | 'refused' | 'away'> {
  try {
    await bank.refund({ key: `refund:${id}`, paymentId, centavos });
    return 'sent';
  } catch (error) {
    if (error instanceof BankAway) return 'away';
    if (error instanceof BankRefusal) return 'refused';
    throw error;
  }
}

function afterRefusal(tries: number, now: Date): Partial<RefundRow> {
  const hours = PAUSE_HOURS[tries] ?? DAY_HOURS;
  return {
    tries: tries + 1,
    nextTryAt: new Date(now.getTime() + hours * HOUR_MS),
    state: tries + 1 >= TRIES ? 'refused' : 'asked',
  };
}

/** Writes down what came of a refund; false when nothing was sent, or by others. */
async function settle(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { id, contractId, paymentId, centavos, tries }: RefundRow,
  outcome: 'sent' | 'refused',
): Promise<boolean> {
  const locked = await lockContract(tx, contractId);
  const [changed] = await tx
    .update(paymentRefunds)
    .set(outcome === 'sent' ? { state: outcome } : afterRefusal(tries, ports.clock.now()))
    .where(
      and(
        eq(paymentRefunds.id, id),
        ne(paymentRefunds.state, 'sent'),
        eq(paymentRefunds.tries, tries),
      ),
    )
    .returning({ id: paymentRefunds.id });
  if (!locked || !changed) return false;
  if (outcome === 'refused') return false;
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
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    write: (to) => refundedMail(ports.config, { to, contract, centavos }),
  });
  return true;
}
