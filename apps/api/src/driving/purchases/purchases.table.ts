import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { PURCHASE_STATES } from '@site/api-contract/contracts';
import { at, centavos, day } from '#platform/data/columns';

/** Cars that their customers want to buy, or bought: one row a contract. */
export const purchases = pgTable('purchases', {
  contractId: uuid('contract_id').primaryKey(),
  state: text('state', { enum: PURCHASE_STATES }).notNull(),
  /** Number in its ledger item: `purchase:1`. */
  round: smallint('round').notNull(),
  askedAt: at('asked_at').notNull(),
  answer: text('answer'),
  answeredAt: at('answered_at'),
  answeredBy: uuid('answered_by'),
  priceCentavos: centavos('price_centavos'),
  validUntil: day('valid_until'),
  acceptedAt: at('accepted_at'),
  dueOn: day('due_on'),
  boughtOn: day('bought_on'),
  transferredOn: day('transferred_on'),
  revision: integer('revision').notNull(),
  updatedAt: at('updated_at').notNull(),
});
