import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type OverdueDecisionKind } from '@site/contracts';

/** What a person decided after the last dunning letter; rows are only added. */
export const overdueDecisions = pgTable('overdue_decisions', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind').$type<OverdueDecisionKind>().notNull(),
  /** The customer read it. */
  message: text('message').notNull(),
  /** Agreed day to pay by; of `combinar` alone. */
  promisedOn: date('promised_on', { mode: 'string' }),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  decidedBy: uuid('decided_by'),
});
