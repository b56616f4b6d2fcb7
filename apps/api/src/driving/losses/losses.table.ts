import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** Contracts that ended by the loss of their car. */
export const contractLosses = pgTable('contract_losses', {
  contractId: uuid('contract_id').primaryKey(),
  requestId: uuid('request_id'),
  lostOn: day('lost_on').notNull(),
  endedBy: uuid('ended_by'),
  endedAt: at('ended_at').notNull(),
});
