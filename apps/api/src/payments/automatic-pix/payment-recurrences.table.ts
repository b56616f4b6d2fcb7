import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AUTOMATIC_STATES } from '@site/api-contract';
import { at, day } from '#platform/data/columns';

/** Recurrences of Pix Automático; at most one of a contract has not ended. */
export const paymentRecurrences = pgTable('payment_recurrences', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  journey: integer('journey').$type<1 | 2 | 3 | 4>().notNull(),
  state: text('state', { enum: AUTOMATIC_STATES }).notNull(),
  bankId: text('bank_id'),
  location: text('location'),
  firstChargeId: uuid('first_charge_id'),
  /** It pays bills that fall due from this day on; null before it is accepted. */
  chargesFrom: day('charges_from'),
  createdAt: at('created_at').notNull(),
});
