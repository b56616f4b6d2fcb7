import { date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One a day for each contract; a later one of the same day takes its place. */
export const odometerReadings = pgTable(
  'odometer_readings',
  {
    contractId: uuid('contract_id').notNull(),
    /** In São Paulo. */
    onDay: date('on_day', { mode: 'string' }).notNull(),
    odometerKm: integer('odometer_km').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.onDay] })],
);

/** Contracts whose customer was told that the pace leads beyond their km: once each. */
export const kmWarnings = pgTable('km_warnings', {
  contractId: uuid('contract_id').primaryKey(),
  remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
});
