import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DISPUTE_STATES } from '@site/api-contract';
import { at, centavos, day, sentFileColumns } from '#platform/data/columns';

/** Items that customers contested; what became of the money is in the ledger. */
export const chargeDisputes = pgTable('charge_disputes', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  item: text('item').notNull(),
  /** All that was charged for it, as it stood when it was contested. */
  centavos: centavos('centavos').notNull(),
  /** The part that had been paid. */
  paidCentavos: centavos('paid_centavos').notNull(),
  /** The part that the customer contests. */
  contestedCentavos: centavos('contested_centavos').notNull(),
  /** The part that the answer took back; null before. */
  creditedCentavos: centavos('credited_centavos'),
  /** Fine and interest that went back besides that part. */
  creditedLateCentavos: centavos('credited_late_centavos').notNull().default(0),
  dueOn: day('due_on').notNull(),
  /** The customer's words. */
  reason: text('reason').notNull(),
  openedAt: at('opened_at').notNull(),
  state: text('state', { enum: DISPUTE_STATES }).notNull(),
  /** The consultant's, for the customer. */
  answer: text('answer'),
  answeredAt: at('answered_at'),
  answeredBy: uuid('answered_by'),
  newDueOn: day('new_due_on'),
});

/** The customer's proof. */
export const disputeFiles = pgTable('dispute_files', {
  /** Null while the contest is still being written. */
  disputeId: uuid('dispute_id'),
  /** The account that sent it: copies and erasure go by it. */
  userId: uuid('user_id').notNull(),
  ...sentFileColumns(),
});
