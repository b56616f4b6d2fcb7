import { and, desc, eq, ne } from 'drizzle-orm';
import { sum } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { refundDueIn } from '../../contracts/ledger/statement.rules';
import { bankPayments, paymentRefunds } from '../bank/payments.table';
import { listRefundable } from './refunds.repository';

/** Binds refunds that are not under way to payments that can return them. */
export async function planRefunds(
  ports: Pick<Ports, 'clock' | 'random'>,
  db: Database,
): Promise<void> {
  for (const id of await listRefundable(db))
    await db.transaction((tx) => planRefundsOf(ports, tx, id));
}

async function planRefundsOf(
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
