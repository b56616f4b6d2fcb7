import { and, desc, eq, inArray } from 'drizzle-orm';
import { type AutomaticState } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { paymentCharges } from '../bills/payment-charges.table';
import { type BankChargeRow } from '../payments/payments.repository';
import { paymentRecurrences } from './payment-recurrences.table';

export type RecurrenceRow = typeof paymentRecurrences.$inferSelect;

/** States of a recurrence that has not ended. */
const LIVING = [
  'asked',
  'criada',
  'enviada',
  'aceita',
] as const satisfies AutomaticState[];
export const isLiving = (state: AutomaticState) => LIVING.some((one) => one === state);

/** Stores one before the bank is asked. */
export async function insertRecurrence(
  tx: Database,
  row: Pick<
    RecurrenceRow,
    'id' | 'contractId' | 'journey' | 'firstChargeId' | 'createdAt'
  >,
): Promise<RecurrenceRow> {
  const [added] = await tx
    .insert(paymentRecurrences)
    .values({ ...row, state: 'asked' })
    .returning();
  if (!added) throw new Error('An insert gives its row');
  return added;
}

/** The newest of a contract, ended or not. */
export async function newestRecurrence(
  db: Database,
  contractId: string,
): Promise<RecurrenceRow | null> {
  const rows = await db
    .select()
    .from(paymentRecurrences)
    .where(eq(paymentRecurrences.contractId, contractId))
    .orderBy(desc(paymentRecurrences.createdAt), desc(paymentRecurrences.id));
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

/** Changes a recurrence that has not ended; false when it has. */
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

/** Stores the bank's answer to a proposal, unless newer news have come. */
export async function noteProposed(
  tx: Database,
  id: string,
  { state, ...made }: Pick<RecurrenceRow, 'bankId' | 'state' | 'location'>,
): Promise<void> {
  await changeLivingRecurrence(tx, id, made);
  await tx
    .update(paymentRecurrences)
    .set({ state })
    .where(and(eq(paymentRecurrences.id, id), eq(paymentRecurrences.state, 'asked')));
}

/** Ends one that its payer has not answered; false when there is none. */
export async function endWaiting(tx: Database, id: string): Promise<boolean> {
  const changed = await tx
    .update(paymentRecurrences)
    .set({ state: 'cancelada' })
    .where(
      and(
        eq(paymentRecurrences.id, id),
        inArray(paymentRecurrences.state, ['asked', 'criada', 'enviada']),
      ),
    )
    .returning({ id: paymentRecurrences.id });
  return changed.length > 0;
}

/** Recurrences that ended with an earlier Pix of the same bill. */
export async function listReplaced(
  db: Database,
  { contractId, dueOn }: Pick<BankChargeRow, 'contractId' | 'dueOn'>,
): Promise<RecurrenceRow[]> {
  const rows = await db
    .select({ recurrence: paymentRecurrences })
    .from(paymentRecurrences)
    .innerJoin(paymentCharges, eq(paymentCharges.id, paymentRecurrences.firstChargeId))
    .where(
      and(
        eq(paymentRecurrences.contractId, contractId),
        eq(paymentRecurrences.state, 'cancelada'),
        eq(paymentCharges.dueOn, dueOn),
        eq(paymentCharges.state, 'canceled'),
      ),
    );
  return rows.map(({ recurrence }) => recurrence);
}
