import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { VIEW_LISTS } from '@site/api-contract/activity';
import { at } from '#platform/data/columns';

/**
 * Filters of a list under a name; two names of one list differ by more than capitals and
 * accents.
 */
export const savedViews = pgTable('saved_views', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  list: text('list', { enum: VIEW_LISTS }).notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: at('created_at').notNull(),
});
