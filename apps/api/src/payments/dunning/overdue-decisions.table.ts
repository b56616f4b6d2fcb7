import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { OVERDUE_DECISIONS } from '@site/api-contract';
import { at, day } from '#platform/data/columns';

/** Decisions of consultants after the last automatic reminder; rows are only added. */
export const overdueDecisions = pgTable('overdue_decisions', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind', { enum: OVERDUE_DECISIONS }).notNull(),
  /** The customer read it. */
  message: text('message').notNull(),
  /** Agreed day to pay by; of `combinar` alone. */
  promisedOn: day('promised_on'),
  decidedAt: at('decided_at').notNull(),
  decidedBy: uuid('decided_by'),
});
