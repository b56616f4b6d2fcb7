import {
  boolean,
  char,
  doublePrecision,
  integer,
  pgTable,
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
});
