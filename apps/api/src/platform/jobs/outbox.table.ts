import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytea } from '../data/columns';

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** Text and HTML, encrypted. */
  sealedBody: bytea('sealed_body').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  gaveUpAt: at('gave_up_at'),
  createdAt: at('created_at').notNull(),
  /** If unsent by then, it is deleted. */
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
