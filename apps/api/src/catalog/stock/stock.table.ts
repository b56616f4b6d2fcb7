import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { STOCK_CHANGES } from '@site/api-contract/stock-states';
import { at } from '#platform/data/columns';

/** Free cars of a dealership, by version and color; 0 once the last one has gone. */
export const stock = pgTable(
  'stock',
  {
    dealershipId: integer('dealership_id').notNull(),
    versionId: integer('version_id').notNull(),
    paintSlug: text('paint_slug').notNull(),
    quantity: integer('quantity').notNull(),
    changedAt: at('changed_at').notNull().defaultNow(),
    /** Null where nobody has changed the number since this is recorded. */
    changedAs: text('changed_as', { enum: STOCK_CHANGES }),
    /** Null for all but dealers, and once the colleague's account is gone. */
    changedBy: uuid('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.dealershipId, table.versionId, table.paintSlug] }),
  ],
);

/**
 * The one row whose number moves with every write to the tables of vehicles, prices and
 * stock and to `dealerships` (triggers `moves_edition`).
 */
export const catalogueEdition = pgTable('catalogue_edition', {
  id: integer('id').primaryKey(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
});
