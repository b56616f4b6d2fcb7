import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { notify } from '../../activity/notifications/notify';
import { lockContract } from '../../contracts/contracts/contracts.repository';
import { unheldRefunds } from '../bank/payments.table';
import { listChangedUnheld } from './refunds.repository';

/**
 * A refund without a payment to return, such as a credit for a late delivery, can't be
 * sent automatically. The consultants who see the contract are told once for each sum,
 * and its page shows it.
 */
export async function watchUnheldRefunds(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<void> {
  for (const { id } of await listChangedUnheld(db))
    await db.transaction(async (tx) => {
      if (!(await lockContract(tx, id))) return;
      // Another process may have done this before the lock was taken.
      const [changed] = await listChangedUnheld(tx, id);
      if (!changed) return;
      const { centavos } = changed;
      if (centavos === 0) {
        await tx.delete(unheldRefunds).where(eq(unheldRefunds.contractId, id));
        return;
      }
      const found = { centavos, foundAt: clock.now() };
      await tx
        .insert(unheldRefunds)
        .values({ contractId: id, ...found })
        .onConflictDoUpdate({ target: unheldRefunds.contractId, set: found });
      await notify(tx, {
        kind: 'refund-unheld',
        about: { contract: id },
        to: { consultants: 'analysis' },
        newest: true,
        at: clock.now(),
      });
    });
}

/** In centavos; null where payments can return all of it. */
export async function findUnheldRefund(
  db: Database,
  contractId: string,
): Promise<number | null> {
  const [found] = await db
    .select()
    .from(unheldRefunds)
    .where(eq(unheldRefunds.contractId, contractId));
  return found?.centavos ?? null;
}
