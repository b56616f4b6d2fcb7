import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
});

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

export const stock = pgTable(
  'stock',
  {
    dealershipId: integer('dealership_id').notNull(),
    versionId: integer('version_id').notNull(),
    paintSlug: text('paint_slug').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealershipId, table.versionId, table.paintSlug] }),
  ],
);

/**
 * The one row whose number moves with every write to the tables above and to
 * `dealerships` (triggers of migration 0048).
 */
export const catalogueEdition = pgTable('catalogue_edition', {
  id: integer('id').primaryKey(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
});
