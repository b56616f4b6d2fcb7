import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** One reading a day for each contract; a later one of the same day replaces it. */
export const odometerReadings = pgTable(
  'odometer_readings',
  {
    contractId: uuid('contract_id').notNull(),
    /** In São Paulo. */
    onDay: day('on_day').notNull(),
    odometerKm: integer('odometer_km').notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.onDay] })],
);

/** When a contract's customer was last warned that the pace exceeds its km. */
export const kmWarnings = pgTable('km_warnings', {
  contractId: uuid('contract_id').primaryKey(),
  remindedAt: at('reminded_at').notNull(),
});
