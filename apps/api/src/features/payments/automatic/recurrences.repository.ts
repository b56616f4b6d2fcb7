import { and, desc, eq, inArray } from 'drizzle-orm';
import { type AutomaticState } from '@site/contracts';
import { type Database } from '#platform/data/database';
import { paymentRecurrences } from '../../../tables';

export type RecurrenceRow = typeof paymentRecurrences.$inferSelect;

/** States from which a recurrence goes on. */
const LIVING = [
  'asked',
  'criada',
  'enviada',
  'aceita',
] as const satisfies AutomaticState[];
export const isLiving = (state: AutomaticState) => LIVING.some((one) => one === state);

export async function insertRecurrence(
  tx: Database,
  row: RecurrenceRow,
): Promise<RecurrenceRow> {
  await tx.insert(paymentRecurrences).values(row);
  return row;
}

/** The newest of a contract, alive or not. */
export async function newestRecurrence(
  db: Database,
  contractId: string,
): Promise<RecurrenceRow | null> {
  const rows = await db
    .select()
    .from(paymentRecurrences)
    .where(eq(paymentRecurrences.contractId, contractId))
    .orderBy(desc(paymentRecurrences.createdAt));
  return rows.find(({ state }) => isLiving(state)) ?? rows[0] ?? null;
}

export async function findRecurrence(
  db: Database,
  id: string,
): Promise<RecurrenceRow | null> {
  const [found] = await db
    .select()
    .from(paymentRecurrences)
    .where(eq(paymentRecurrences.id, id));
  return found ?? null;
}

export function listLivingRecurrences(db: Database): Promise<RecurrenceRow[]> {
  return db
    .select()
    .from(paymentRecurrences)
    .where(inArray(paymentRecurrences.state, [...LIVING]));
}

/** Changes a recurrence that is alive; false when it is not any more. */
export async function changeLivingRecurrence(
  tx: Database,
  id: string,
  change: Partial<RecurrenceRow>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentRecurrences)
    .set(change)
    .where(
      and(eq(paymentRecurrences.id, id), inArray(paymentRecurrences.state, [...LIVING])),
    )
    .returning({ id: paymentRecurrences.id });
  return changed.length > 0;
}
