import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DISPUTE_STATES } from '@site/api-contract';
import { at, centavos, day, sentFileColumns } from '#platform/data/columns';

/** Items that customers contested; the ledger has the effects on money. */
export const chargeDisputes = pgTable('charge_disputes', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  item: text('item').notNull(),
  /** The whole charge for it at the time of the contest. */
  centavos: centavos('centavos').notNull(),
  /** The part of it that had been paid. */
  paidCentavos: centavos('paid_centavos').notNull(),
  /** The part that the customer contests. */
  contestedCentavos: centavos('contested_centavos').notNull(),
  /** The part that the answer took back; null before it. */
  creditedCentavos: centavos('credited_centavos'),
  /** Fine and interest that were taken back in addition. */
  creditedLateCentavos: centavos('credited_late_centavos').notNull().default(0),
  dueOn: day('due_on').notNull(),
  /** The customer's text. */
  reason: text('reason').notNull(),
  openedAt: at('opened_at').notNull(),
  state: text('state', { enum: DISPUTE_STATES }).notNull(),
  /** The consultant's text for the customer. */
  answer: text('answer'),
  answeredAt: at('answered_at'),
  answeredBy: uuid('answered_by'),
  newDueOn: day('new_due_on'),
});

/** The customer's proof. */
export const disputeFiles = pgTable('dispute_files', {
  /** Null while the contest is still being written. */
  disputeId: uuid('dispute_id'),
  /** The account that sent it, by which copies and erasure find it. */
  userId: uuid('user_id').notNull(),
  ...sentFileColumns(),
});
