import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

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

/** Every saved state of a page; `publishAt` is null for a draft. */
export const cmsPageVersions = pgTable(
  'cms_page_versions',
  {
    pageId: integer('page_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    seo: jsonb('seo').notNull(),
    savedBy: uuid('saved_by'),
    savedRole: text('saved_role', { enum: ['CONSULTANT', 'operations'] }),
    savedAt: at('saved_at').notNull(),
    bringsBack: integer('brings_back'),
    publishAt: at('publish_at'),
    publishedBy: uuid('published_by'),
    publishedRole: text('published_role', { enum: ['CONSULTANT', 'operations'] }),
    withdrawnAt: at('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
);

/** Last good copies of pages of a WordPress. */
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
