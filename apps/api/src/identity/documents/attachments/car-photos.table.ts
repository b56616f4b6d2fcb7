import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** Columns of every table of pictures of cars; some have more. */
export const carPhotoColumns = {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  /** In the file store. */
  fileName: text('file_name').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: at('created_at').notNull(),
};

/**
 * A table of pictures of cars. When a row goes, a trigger marks its file for deletion.
 */
export const carPhotoTable = (name: string) => pgTable(name, carPhotoColumns);

export type CarPhotoTable = ReturnType<typeof carPhotoTable>;
export type CarPhotoRow = CarPhotoTable['$inferSelect'];
