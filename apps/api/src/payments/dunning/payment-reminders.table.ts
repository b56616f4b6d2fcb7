import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** Steps of the dunning calendar, from three days before a bill is due. */
const REMINDER_STEPS = [
  'em-3-dias',
  'hoje',
  'venceu',
  'em-5-dias',
  'em-15-dias',
  'ultima',
] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/** Steps that a bill has reached. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    contractId: uuid('contract_id').notNull(),
    dueOn: day('due_on').notNull(),
    step: text('step', { enum: REMINDER_STEPS }).notNull(),
    reachedAt: at('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.dueOn, table.step] })],
);
