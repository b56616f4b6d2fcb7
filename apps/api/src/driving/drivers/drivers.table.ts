import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CNH_CATEGORIES } from '@site/api-contract/brazil';
import { KEPT_TYPES } from '@site/api-contract/identity';
import { at, day } from '#platform/data/columns';

/**
 * People who drive besides the customer. A trigger marks the picture of the license for
 * deletion when a row, or the customer's account, is deleted.
 */
export const contractDrivers = pgTable('contract_drivers', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  cpf: text('cpf').notNull(),
  birthdate: day('birthdate').notNull(),
  cnh: text('cnh').notNull(),
  cnhCategory: text('cnh_category', { enum: CNH_CATEGORIES }).notNull(),
  cnhFirstLicenseDate: day('cnh_first_license_date').notNull(),
  cnhExpirationDate: day('cnh_expiration_date').notNull(),
  /** File in the store and its media type; null until it was sent. */
  fileName: text('file_name'),
  mediaType: text('media_type', { enum: KEPT_TYPES }),
  /** First and last day as a driver (São Paulo); the first is the day of the picture. */
  startsOn: day('starts_on'),
  endsOn: day('ends_on'),
  warnedAt: at('warned_at'),
  createdAt: at('created_at').notNull(),
});
