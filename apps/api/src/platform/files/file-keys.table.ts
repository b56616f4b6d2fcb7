import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../data/columns';

/** Keys that something of this database may be encrypted with, by their fingerprints. */
export const fileKeys = pgTable('file_keys', {
  fingerprint: text('fingerprint').primaryKey(),
  notedAt: at('noted_at').notNull(),
});
