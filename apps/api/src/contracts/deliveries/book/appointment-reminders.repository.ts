import { and, eq, notExists, type SQL } from 'drizzle-orm';
import { type PgColumn } from 'drizzle-orm/pg-core';
import {
  addDays,
  type IsoDate,
  saoPauloDay,
  saoPauloInstant,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { appointmentReminders } from '../appointment-reminders.table';

type Appointment = Pick<
  typeof appointmentReminders.$inferInsert,
  'contractId' | 'kind' | 'onDay'
>;

/** From then on, in São Paulo, customers are reminded of the next day. */
const MORNING = '08:00';

/**
 * The day of which customers are reminded now: the next one, from the morning on; null
 * before, so that nobody is written to at night.
 */
export function dayToRemindOf({ clock }: Pick<Ports, 'clock'>): IsoDate | null {
  const now = clock.now();
  const today = saoPauloDay(now);
  return now >= saoPauloInstant(today, MORNING) ? addDays(today, 1) : null;
}

/**
 * Condition of a query over contracts: nobody was reminded of this appointment of theirs.
 */
export function isUntold(
  db: Database,
  contractId: PgColumn,
  { kind, onDay }: Omit<Appointment, 'contractId'>,
): SQL {
  return notExists(
    db
      .select({ id: appointmentReminders.contractId })
      .from(appointmentReminders)
      .where(
        and(
          eq(appointmentReminders.contractId, contractId),
          eq(appointmentReminders.kind, kind),
          eq(appointmentReminders.onDay, onDay),
        ),
      ),
  );
}

/**
 * Writes down that the customer knows of an appointment; false when that was written
 * already, so of several processes one sends the mail.
 */
export async function noteReminded(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  appointment: Appointment,
): Promise<boolean> {
  const added = await tx
    .insert(appointmentReminders)
    .values({ ...appointment, remindedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** A day booked for tomorrow: the mail of the booking is the reminder. */
export async function noteBookedOnTheEve(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  appointment: Appointment,
): Promise<void> {
  const tomorrow = addDays(saoPauloDay(ports.clock.now()), 1);
  if (appointment.onDay === tomorrow) await noteReminded(ports, tx, appointment);
}
