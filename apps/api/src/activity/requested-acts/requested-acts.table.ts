import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { REQUESTED_ACTS } from '@site/api-contract/activity';
import { at } from '#platform/data/columns';

/** Acts of a consultant or a dealership at the request of a customer. */
export const requestedActs = pgTable('requested_acts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  contractId: uuid('contract_id'),
  kind: text('kind', { enum: REQUESTED_ACTS }).notNull(),
  /** The number of the request, the day and hour, the reading, the paper or the draft. */
  what: text('what').notNull(),
  actedBy: uuid('acted_by'),
  at: at('at').notNull(),
});
