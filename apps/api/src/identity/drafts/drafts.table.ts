import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** Drafts of forms that were not sent; `typed` is JSON, without secrets. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id').notNull(),
    form: text('form').notNull(),
    typed: text('typed').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  ({ userId, form }) => [primaryKey({ columns: [userId, form] })],
);
