import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

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

/** Pictures of the car; deleting a row dooms its file by a trigger. */
export const handoverPhotos = pgTable('handover_photos', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  /** In the file store. */
  fileName: text('file_name').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: at('created_at').notNull(),
});
