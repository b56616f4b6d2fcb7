import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS, KEPT_TYPES } from '@site/api-contract/identity';
import { at } from '#platform/data/columns';

/**
 * A file of a registration. When the row or its account goes, a trigger marks the file
 * for deletion.
 */
export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
  /** In the file store. */
  fileName: text('file_name').notNull(),
  /** Name of the file on the customer's device. */
  shownName: text('shown_name').notNull(),
  mediaType: text('media_type', { enum: KEPT_TYPES }).notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  pages: integer('pages'),
  /** True when there is no scanner. */
  passedScan: boolean('passed_scan').notNull(),
  /** When the job last asked the scanner; null when only the upload did. */
  lastScanAt: at('last_scan_at'),
  createdAt: at('created_at').notNull(),
});

/** Files to remove from the store once `dueAt` has passed. */
export const doomedFiles = pgTable('doomed_files', {
  fileName: text('file_name').primaryKey(),
  dueAt: at('due_at').notNull(),
});
