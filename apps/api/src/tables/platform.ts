import {
  bigint,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  pending: integer('pending').notNull().default(0),
  pendingUntil: at('pending_until'),
  windowEndsAt: at('window_ends_at').notNull(),
  blockedUntil: at('blocked_until'),
});

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /**
   * Text and HTML, encrypted; null in rows of an older version, which has them in the
   * clear.
   */
  sealedBody: bytea('sealed_body'),
  bodyText: text('body_text'),
  bodyHtml: text('body_html'),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  gaveUpAt: at('gave_up_at'),
  createdAt: at('created_at').notNull(),
  /** Unsent by then, it is forgotten. */
  dropAt: at('drop_at'),
});

/** Files of a mail, which go with its row. */
export const outboxAttachments = pgTable(
  'outbox_attachments',
  {
    outboxId: bigint('outbox_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.outboxId, table.position] })],
);

export const workflowOutbox = pgTable('workflow_outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  payload: jsonb('payload').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  gaveUpAt: at('gave_up_at'),
  createdAt: at('created_at').notNull(),
});

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
