import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

export const priceTables = pgTable('price_tables', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  validFrom: at('valid_from').notNull(),
  validUntil: at('valid_until'),
  createdAt: at('created_at').notNull().defaultNow(),
});

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
