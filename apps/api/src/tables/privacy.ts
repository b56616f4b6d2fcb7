import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What the law keeps of an erased account. `userId` is the nameless account that its
 * proposals belong to now.
 */
export const retainedFacts = pgTable('kept_facts', {
  userId: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  document: text('document'),
  address: text('address').notNull(),
  reason: text('reason').notNull(),
  keptUntil: date('kept_until', { mode: 'string' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
