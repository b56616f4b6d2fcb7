import {
  boolean,
  char,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

export const states = pgTable('states', {
  id: integer('id').primaryKey(),
  uf: char('uf', { length: 2 }).notNull(),
  name: text('name').notNull(),
});

export const dealershipGroups = pgTable('dealership_groups', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

export const dealerships = pgTable('dealerships', {
  id: integer('id').primaryKey(),
  groupId: integer('group_id').notNull(),
  stateId: integer('state_id').notNull(),
  name: text('name').notNull(),
  cnpj: text('cnpj').notNull(),
  city: text('city').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  active: boolean('active').notNull().default(true),
  /** Whole hours between which cars are handed over, and how many in each. */
  handoversFrom: smallint('handovers_from').notNull().default(9),
  handoversUntil: smallint('handovers_until').notNull().default(18),
  handoversPerHour: smallint('handovers_per_hour').notNull().default(2),
});
