import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** Cards that pay the next bills of a contract; at most one is active. */
export const paymentCards = pgTable('payment_cards', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  state: text('state', { enum: ['asked', 'active', 'refused', 'removed'] }).notNull(),
  /** Typed without a payment, on `pageUrl`; else on the page of the charge. */
  alone: boolean('alone').notNull(),
  pageUrl: text('page_url'),
  /** The bank's name for it; null before it was saved and after it was removed. */
  token: text('token'),
  brand: text('brand'),
  last4: text('last4'),
  /** `MM/AA`. */
  expiry: text('expiry'),
  /** It pays bills that fall due from this day on. */
  chargesFrom: day('charges_from'),
  /** Whether the bank has removed a card that was removed here. */
  dropped: boolean('dropped').notNull().default(false),
  createdAt: at('created_at').notNull(),
  keptAt: at('kept_at'),
  removedAt: at('removed_at'),
});
