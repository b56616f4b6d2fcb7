import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { cars } from '../../contracts/deliveries/handovers.table';
import { phoneCalls } from './phone-calls.table';

export type PhoneCallRow = typeof phoneCalls.$inferSelect;

/** Begins a call in the place of the consultant's last one; removes those that are over. */
export async function putCall(tx: Database, call: PhoneCallRow): Promise<void> {
  const { takenBy, ...values } = call;
  await tx.delete(phoneCalls).where(lt(phoneCalls.expiresAt, call.createdAt));
  await tx
    .insert(phoneCalls)
    .values({ takenBy, ...values })
    .onConflictDoUpdate({ target: phoneCalls.takenBy, set: values });
}

/** The call of a consultant with this customer; null when it is over or with another. */
export async function findCall(
  db: Database,
  { takenBy, userId, now }: Pick<PhoneCallRow, 'takenBy' | 'userId'> & { now: Date },
): Promise<PhoneCallRow | null> {
  const [found] = await db
    .select()
    .from(phoneCalls)
    .where(
      and(
        eq(phoneCalls.takenBy, takenBy),
        eq(phoneCalls.userId, userId),
        gt(phoneCalls.expiresAt, now),
      ),
    );
  return found ?? null;
}

/** Ends a call; false when there was none. */
export async function removeCall(
  tx: Database,
  { takenBy, userId }: Pick<PhoneCallRow, 'takenBy' | 'userId'>,
): Promise<boolean> {
  const ended = await tx
    .delete(phoneCalls)
    .where(and(eq(phoneCalls.takenBy, takenBy), eq(phoneCalls.userId, userId)))
    .returning({ userId: phoneCalls.userId });
  return ended.length > 0;
}

/** Plates by contract id. */
export async function platesOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ contractId: cars.contractId, plate: cars.plate })
    .from(cars)
    .where(inArray(cars.contractId, [...contractIds]));
  return new Map(rows.map(({ contractId, plate }) => [contractId, plate]));
}
