import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { EXTRA_KINDS } from '@site/api-contract/catalog';
import { at } from '#platform/data/columns';

export const priceTables = pgTable('price_tables', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  validFrom: at('valid_from').notNull(),
  validUntil: at('valid_until'),
  createdAt: at('created_at').notNull().defaultNow(),
  /** Withdrawn before its first day: no price comes from this table. */
  withdrawnAt: at('withdrawn_at'),
});

/**
 * Imports and withdrawals of price tables, with their actors. The seed's table has no
 * row.
 */
export const priceTableActs = pgTable(
  'price_table_acts',
  {
    priceTableId: integer('price_table_id').notNull(),
    act: text('act', { enum: ['imported', 'withdrawn'] }).notNull(),
    actedBy: uuid('acted_by'),
    actorRole: text('actor_role', { enum: ['CONSULTANT', 'operations'] }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.priceTableId, table.act] })],
);

export const prices = pgTable(
  'prices',
  {
    priceTableId: integer('price_table_id').notNull(),
    versionId: integer('version_id').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    term: integer('term').notNull(),
    km: integer('km').notNull(),
    monthlyCentavos: integer('monthly_centavos').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.priceTableId,
        table.personType,
        table.versionId,
        table.term,
        table.km,
      ],
    }),
  ],
);

/**
 * A table's price of a color or an add-on where it differs from the catalogue's own
 * price; null where the table doesn't sell it.
 */
export const extraPrices = pgTable(
  'extra_prices',
  {
    priceTableId: integer('price_table_id').notNull(),
    kind: text('kind', { enum: EXTRA_KINDS }).notNull(),
    slug: text('slug').notNull(),
    centavos: integer('centavos'),
  },
  (table) => [primaryKey({ columns: [table.priceTableId, table.kind, table.slug] })],
);
