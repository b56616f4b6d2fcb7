import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

export const contentVersions = pgTable('content_versions', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const cmsPages = pgTable('cms_pages', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  content: jsonb('content').notNull(),
  seo: jsonb('seo').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Last good copies of a WordPress's pages. */
export const keptCmsPages = pgTable(
  'kept_cms_pages',
  {
    source: text('source').notNull(),
    path: text('path').notNull(),
    content: jsonb('content').notNull(),
    seo: jsonb('seo').notNull(),
    checkedAt: at('checked_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.path] })],
);
