import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type AutomaticState } from '@site/contracts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Recurrences of Pix Automático; at most one of a contract is alive. */
export const paymentRecurrences = pgTable('payment_recurrences', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  journey: integer('journey').$type<1 | 2 | 3 | 4>().notNull(),
  state: text('state').$type<AutomaticState>().notNull(),
  bankId: text('bank_id'),
  location: text('location'),
  firstChargeId: uuid('first_charge_id'),
  createdAt: at('created_at').notNull(),
});
