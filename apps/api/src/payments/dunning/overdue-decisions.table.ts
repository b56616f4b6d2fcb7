import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { OVERDUE_DECISIONS } from '@site/api-contract';
import { at, day } from '#platform/data/columns';

/** Decisions of consultants after the last automatic reminder. Rows are never changed. */
export const overdueDecisions = pgTable('overdue_decisions', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind', { enum: OVERDUE_DECISIONS }).notNull(),
  /** The customer reads it. */
  message: text('message').notNull(),
  /** Agreed day of payment; only for `combinar`. */
  promisedOn: day('promised_on'),
  decidedAt: at('decided_at').notNull(),
  decidedBy: uuid('decided_by'),
});
