import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const stock = pgTable(
  'stock',
  {
    dealershipId: integer('dealership_id').notNull(),
    versionId: integer('version_id').notNull(),
    paintSlug: text('paint_slug').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealershipId, table.versionId, table.paintSlug] }),
  ],
);

/**
 * The one row whose number moves with every write to the tables of vehicles, prices and
 * stock and to `dealerships` (triggers of migration 0048).
 */
export const catalogueEdition = pgTable('catalogue_edition', {
  id: integer('id').primaryKey(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
});
