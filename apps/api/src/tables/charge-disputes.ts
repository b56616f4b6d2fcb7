import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type DisputeState } from '@site/contracts';
import { at, centavos, day, sentFileColumns } from './columns';

/** Items that customers contested; what became of the money is in the ledger. */
export const chargeDisputes = pgTable('charge_disputes', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  item: text('item').notNull(),
  /** All that was charged for it, as it stood when it was contested. */
  centavos: centavos('centavos').notNull(),
  /** What of it had been paid. */
  paidCentavos: centavos('paid_centavos').notNull(),
  /** What of it the customer contests. */
  contestedCentavos: centavos('contested_centavos').notNull(),
  /** What of it was taken back by the answer; null before. */
  creditedCentavos: centavos('credited_centavos'),
  /** What of fine and interest went back with it, in proportion, beyond that. */
  creditedLateCentavos: centavos('credited_late_centavos').notNull().default(0),
  dueOn: day('due_on').notNull(),
  /** The customer's words. */
  reason: text('reason').notNull(),
  openedAt: at('opened_at').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
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
  /** Whose it is: copies and erasure go by it. */
  userId: uuid('user_id').notNull(),
  ...sentFileColumns(),
});
