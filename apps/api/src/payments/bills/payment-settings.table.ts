import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PREPARED_METHODS } from '@site/api-contract/sales';
import { at } from '#platform/data/columns';

/** How a customer gets the next bills ready by e-mail; without a row they don't. */
export const paymentSettings = pgTable('payment_settings', {
  contractId: uuid('contract_id').primaryKey(),
  method: text('method', { enum: PREPARED_METHODS }).notNull(),
  chosenAt: at('chosen_at').notNull(),
});
