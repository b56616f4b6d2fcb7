import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { paymentSettings } from '../bills/payment-settings.table';

export type Setting = typeof paymentSettings.$inferSelect;
export type PreparedMethod = Setting['method'];

/** The form in which bills of a contract are prepared; null where they are not. */
export async function preparedMethodOf(
  db: Database,
  contractId: string,
): Promise<PreparedMethod | null> {
  const [found] = await db
    .select({ method: paymentSettings.method })
    .from(paymentSettings)
    .where(eq(paymentSettings.contractId, contractId));
  return found?.method ?? null;
}

export async function savePreparedMethod(tx: Database, row: Setting): Promise<void> {
  await tx
    .insert(paymentSettings)
    .values(row)
    .onConflictDoUpdate({ target: paymentSettings.contractId, set: row });
}

export async function removePreparedMethod(
  tx: Database,
  contractId: string,
): Promise<void> {
  await tx.delete(paymentSettings).where(eq(paymentSettings.contractId, contractId));
}

/** All contracts with prepared bills. */
export function listPaymentSettings(db: Database): Promise<Setting[]> {
  return db.select().from(paymentSettings).orderBy(paymentSettings.contractId);
}
