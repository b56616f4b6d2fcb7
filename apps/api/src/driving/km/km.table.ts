import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** One a day for each contract; a later one of the same day takes its place. */
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

/** When a contract's customer was last told that the pace leads beyond its km. */
export const kmWarnings = pgTable('km_warnings', {
  contractId: uuid('contract_id').primaryKey(),
  remindedAt: at('reminded_at').notNull(),
});
