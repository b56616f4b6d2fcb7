import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** The kinds of day that a customer books with a dealership. */
export const APPOINTMENT_KINDS = ['entrega', 'devolucao', 'oficina'] as const;

/**
 * Appointments whose customer was reminded the day before, or that were booked that day.
 * A moved appointment is another one.
 */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    contractId: uuid('contract_id').notNull(),
    kind: text('kind', { enum: APPOINTMENT_KINDS }).notNull(),
    onDay: day('on_day').notNull(),
    remindedAt: at('reminded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.kind, table.onDay] })],
);
