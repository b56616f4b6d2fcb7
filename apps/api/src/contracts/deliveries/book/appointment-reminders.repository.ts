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

/** Reminders of the next day go out from this time on (São Paulo). */
const MORNING = '08:00';

/**
 * The day to remind customers of: tomorrow, from the morning on; null before, so that
 * nobody gets a mail at night.
 */
export function dayToRemindOf({ clock }: Pick<Ports, 'clock'>): IsoDate | null {
  const now = clock.now();
  const today = saoPauloDay(now);
  return now >= saoPauloInstant(today, MORNING) ? addDays(today, 1) : null;
}

/** A condition for contracts whose customer was not reminded of this appointment. */
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
 * Notes that the customer knows of an appointment. False when that is noted already, so
 * that only one process sends the mail.
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

/** For a day booked for tomorrow, the mail of the booking is the reminder. */
export async function noteBookedOnTheEve(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  appointment: Appointment,
): Promise<void> {
  const tomorrow = addDays(saoPauloDay(ports.clock.now()), 1);
  if (appointment.onDay === tomorrow) await noteReminded(ports, tx, appointment);
}
