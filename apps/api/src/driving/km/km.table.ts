import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';
import { carPhotoColumns } from '../../identity/documents/attachments/car-photos.table';

/** One reading a day for each contract; a later one of the same day replaces it. */
export const odometerReadings = pgTable(
  'odometer_readings',
  {
    contractId: uuid('contract_id').notNull(),
    /** In São Paulo. */
    onDay: day('on_day').notNull(),
    odometerKm: integer('odometer_km').notNull(),
    readAt: at('read_at').notNull(),
    /** A workshop read it at a visit of the car. */
    atWorkshop: boolean('at_workshop').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.onDay] })],
);

/** Readings that count no more. */
export const struckReadings = pgTable('struck_readings', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  /** Day of the reading, in São Paulo. */
  onDay: day('on_day').notNull(),
  odometerKm: integer('odometer_km').notNull(),
  readAt: at('read_at').notNull(),
  atWorkshop: boolean('at_workshop').notNull(),
  struckBy: uuid('struck_by'),
  /** The words of the consultant; null where the customer took it back. */
  reason: text('reason'),
  struckAt: at('struck_at').notNull(),
});

/** The picture of the panel beside the reading of a day. */
export const odometerPhotos = pgTable('odometer_photos', {
  ...carPhotoColumns,
  /** Day of the reading, in São Paulo. */
  onDay: day('on_day').notNull(),
});

/** When a contract's customer was last warned that the pace exceeds its km. */
export const kmWarnings = pgTable('km_warnings', {
  contractId: uuid('contract_id').primaryKey(),
  remindedAt: at('reminded_at').notNull(),
});
