import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const vehicleModels = pgTable('vehicle_models', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  classSlug: text('class_slug', {
    enum: ['hatch', 'sedan', 'suv', 'picape', 'eletrico', 'utilitario'],
  }).notNull(),
  brand: text('brand').notNull(),
  type: text('type').notNull(),
  defaultPaint: text('default_paint').notNull(),
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
});
