import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** Answers to what a buyer asks of a version; the schema in the contract has the units. */
export const technicalSheets = pgTable('technical_sheets', {
  versionId: integer('version_id').primaryKey(),
  lengthMm: integer('length_mm').notNull(),
  widthMm: integer('width_mm').notNull(),
  widthWithMirrorsMm: integer('width_with_mirrors_mm').notNull(),
  heightMm: integer('height_mm').notNull(),
  wheelbaseMm: integer('wheelbase_mm').notNull(),
  groundClearanceMm: integer('ground_clearance_mm').notNull(),
  bootLitres: integer('boot_litres').notNull(),
  payloadKg: integer('payload_kg').notNull(),
  tankLitres: integer('tank_litres'),
  ethanolCity: doublePrecision('ethanol_city'),
  ethanolHighway: doublePrecision('ethanol_highway'),
  gasolineCity: doublePrecision('gasoline_city'),
  gasolineHighway: doublePrecision('gasoline_highway'),
  batteryKwh: doublePrecision('battery_kwh'),
  rangeKm: integer('range_km'),
  homeChargeHours: doublePrecision('home_charge_hours'),
  fastChargeMinutes: integer('fast_charge_minutes'),
  powerCv: integer('power_cv').notNull(),
  torqueKgfm: doublePrecision('torque_kgfm').notNull(),
  zeroTo100S: doublePrecision('zero_to_100_s').notNull(),
  airbags: integer('airbags').notNull(),
  /** Km and months between two maintenances: whichever comes first. */
  maintenanceKm: integer('maintenance_km').notNull().default(10_000),
  maintenanceMonths: integer('maintenance_months').notNull().default(12),
  safety: text('safety').array().notNull(),
  comfort: text('comfort').array().notNull(),
  technology: text('technology').array().notNull(),
  exterior: text('exterior').array().notNull(),
  missing: text('missing').array().notNull(),
  revision: integer('revision').notNull().default(1),
});

/** The changes of a version's sheet, each with its author and time. */
export const technicalSheetActs = pgTable('technical_sheet_acts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  versionId: integer('version_id').notNull(),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', { enum: ['CONSULTANT', 'operations'] }).notNull(),
  at: at('at').notNull(),
});
