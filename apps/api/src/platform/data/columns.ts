import {
  bigint,
  customType,
  date,
  integer,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { KEPT_TYPES } from '@site/api-contract/identity';

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** A day of São Paulo, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Money in centavos: whole numbers, exact up to R$ 90 trillion. */
export const centavos = (name: string) => bigint(name, { mode: 'number' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Columns of a picture or PDF that belongs to another row. */
export const sentFileColumns = () => ({
  id: uuid('id').primaryKey(),
  /** In the file store. */
  fileName: text('file_name').notNull(),
  shownName: text('shown_name').notNull(),
  mediaType: text('media_type', { enum: KEPT_TYPES }).notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: at('created_at').notNull(),
});
