import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { STOCK_CHANGES } from '@site/api-contract/catalog';
import { at } from '#platform/data/columns';

/** Free cars of a dealership, by version and color; 0 after the last one was taken. */
export const stock = pgTable(
  'stock',
  {
    dealershipId: integer('dealership_id').notNull(),
    versionId: integer('version_id').notNull(),
    paintSlug: text('paint_slug').notNull(),
    quantity: integer('quantity').notNull(),
    changedAt: at('changed_at').notNull().defaultNow(),
    /** Null as long as nobody changed the number. */
    changedAs: text('changed_as', { enum: STOCK_CHANGES }),
    /** Null for anybody but dealers, and once that dealer's account is gone. */
    changedBy: uuid('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.dealershipId, table.versionId, table.paintSlug] }),
  ],
);

/**
 * One row. Triggers raise its number with every write to the tables of vehicles, prices
 * and stock and to `dealerships` (`moves_edition`).
 */
export const catalogueEdition = pgTable('catalogue_edition', {
  id: integer('id').primaryKey(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
});
