import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { saoPauloDay } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type Bank } from '../../bank/bank';
import { BankAway, BankRefusal } from '../../bank/bank-errors';
import { type Database, rowsOf } from '../../platform/data/database';
import { type Done, type JobLog } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { bankPayments, paymentRefunds } from '../../tables';
import { findAccountById } from '../accounts/accounts.repository';
import { contractFacts, lockContract } from '../contracts/contracts.repository';
import { postTransaction } from '../ledger/ledger.repository';
import { refundOf } from '../ledger/ledger.rules';
import { refundDueIn } from '../ledger/statement.rules';
import { refundedMail } from './refund.mails';

type RefundRow = typeof paymentRefunds.$inferSelect;

/**
 * Sends back what the ledger owes customers, to the payments that it came from, newest
 * first. Written down before it is asked, asked under its own key, posted by its own
 * reference: once, however often this runs. What no payment of the bank holds, as money
 * of the demo's past, stays due.
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
    .where(eq(paymentRefunds.state, 'asked'))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id))
    .limit(200);
  let done = 0;
  for (const refund of asked) {
    const outcome = await send(bank, refund);
    if (outcome === 'away') return { done };
    if (outcome === 'refused')
      log.error({ refundId: refund.id }, 'bank refused a refund');
    const isNew = await db.transaction((tx) => settle(ports, tx, refund, outcome));
    if (isNew) done += 1;
  }
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
      and(eq(paymentRefunds.contractId, contractId), eq(paymentRefunds.state, 'asked')),
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

/** Writes down what came of a refund; false when another process did so before. */
async function settle(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { id, contractId, paymentId, centavos }: RefundRow,
  state: 'sent' | 'refused',
): Promise<boolean> {
  const locked = await lockContract(tx, contractId);
  const [changed] = await tx
    .update(paymentRefunds)
    .set({ state })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'asked')))
    .returning({ id: paymentRefunds.id });
  if (!locked || !changed) return false;
  if (state === 'refused') return true;
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
  const account = await findAccountById(tx, contract.userId);
  if (account)
    await enqueueMail(
      ports,
      tx,
      refundedMail(ports.config, { to: account.email, contract, centavos }),
    );
  return true;
}
