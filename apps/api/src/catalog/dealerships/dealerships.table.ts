import {
  boolean,
  char,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DEALERSHIP_ACTS } from '@site/api-contract/catalog';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import { at, day } from '#platform/data/columns';

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
  /**
   * The hours of the day between which cars are handed over, and how many in each hour.
   */
  handoversFrom: smallint('handovers_from').notNull().default(9),
  handoversUntil: smallint('handovers_until').notNull().default(18),
  handoversPerHour: smallint('handovers_per_hour').notNull().default(2),
  handoverWeekdays: text('handover_weekdays', { enum: HANDOVER_WEEKDAYS })
    .array()
    .notNull()
    .default(['seg', 'ter', 'qua', 'qui', 'sex']),
  /** Rises with every change of these hours. */
  handoversRevision: integer('handovers_revision').notNull().default(1),
  /** Eight digits; null where it is unknown. */
  cep: text('cep'),
  /** Rises with every change of the dealership's facts. */
  revision: integer('revision').notNull().default(1),
});

/** Acts on a dealership, with their actor and time. */
export const dealershipActs = pgTable('dealership_acts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  dealershipId: integer('dealership_id').notNull(),
  act: text('act', { enum: DEALERSHIP_ACTS }).notNull(),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', { enum: ['CONSULTANT', 'operations'] }).notNull(),
  at: at('at').notNull(),
});

/** Days on which a dealership hands nothing over. */
export const dealershipClosedDays = pgTable(
  'dealership_closed_days',
  {
    dealershipId: integer('dealership_id').notNull(),
    day: day('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealershipId, table.day] })],
);
