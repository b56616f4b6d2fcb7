import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/**
 * Facts of an erased account that the law keeps. `userId` is the nameless account that
 * its proposals belong to now.
 */
export const retainedFacts = pgTable('kept_facts', {
  userId: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  document: text('document'),
  address: text('address').notNull(),
  reason: text('reason').notNull(),
  keptUntil: day('kept_until').notNull(),
  createdAt: at('created_at').notNull(),
});
