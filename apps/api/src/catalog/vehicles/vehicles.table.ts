import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CLASS_SLUGS, EXTRA_KINDS } from '@site/api-contract/catalog';
import { at } from '#platform/data/columns';

export const vehicleModels = pgTable('vehicle_models', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  classSlug: text('class_slug', { enum: CLASS_SLUGS }).notNull(),
  brand: text('brand').notNull(),
  type: text('type').notNull(),
  defaultPaint: text('default_paint').notNull(),
  signaturePaint: text('signature_paint'),
  clientTypes: text('client_types', { enum: ['PF', 'PJ', 'PF PJ'] }).notNull(),
  preReservation: boolean('pre_reservation').notNull().default(false),
  position: integer('position').notNull(),
});

export const vehicleVersions = pgTable('vehicle_versions', {
  id: integer('id').primaryKey(),
  modelSlug: text('model_slug').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  engine: text('engine').notNull(),
  gearbox: text('gearbox').notNull(),
  automatic: boolean('automatic').notNull(),
  fuel: text('fuel', { enum: ['flex', 'eletrico'] }).notNull(),
  equipment: text('equipment').notNull(),
  seats: integer('seats').notNull(),
  listPriceCentavos: integer('list_price_centavos').notNull(),
  deductibleCentavos: integer('deductible_centavos').notNull(),
  extraKmCentavos: integer('extra_km_centavos').notNull(),
});

export const paints = pgTable('paints', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  monthlyCentavos: integer('monthly_centavos').notNull(),
  position: integer('position').notNull(),
  revision: integer('revision').notNull().default(1),
});

export const addOns = pgTable('add_ons', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCentavos: integer('price_centavos').notNull(),
  charged: text('charged', { enum: ['month', 'once'] }).notNull(),
  position: integer('position').notNull(),
  clientTypes: text('client_types', { enum: ['PF', 'PJ', 'PF PJ'] })
    .notNull()
    .default('PF PJ'),
  revision: integer('revision').notNull().default(1),
});

/**
 * The names of a color or an add-on, each with its author and the moment from which it
 * holds.
 */
export const extraNameActs = pgTable('extra_name_acts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: EXTRA_KINDS }).notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  /** Null for a color. */
  description: text('description'),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', { enum: ['CONSULTANT', 'operations'] }).notNull(),
  at: at('at').notNull(),
});
