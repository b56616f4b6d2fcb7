import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';
import { carPhotoTable } from '../../identity/documents/attachments/car-photos.table';

/** The car of a contract; its numbers are unique. */
export const cars = pgTable('cars', {
  contractId: uuid('contract_id').primaryKey(),
  plate: text('plate').notNull(),
  renavam: text('renavam').notNull(),
  chassis: text('chassis').notNull(),
  savedBy: uuid('saved_by'),
  savedAt: at('saved_at').notNull(),
});

export const handovers = pgTable('handovers', {
  contractId: uuid('contract_id').primaryKey(),
  odometerKm: integer('odometer_km').notNull(),
  handedBy: uuid('handed_by'),
  handedAt: at('handed_at').notNull(),
});

export const handoverPhotos = carPhotoTable('handover_photos');
