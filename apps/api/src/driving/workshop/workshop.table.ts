import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import {
  WORKSHOP_REASONS,
  WORKSHOP_SIDES,
  WORKSHOP_STATES,
} from '@site/api-contract/driving';
import { at, day } from '#platform/data/columns';

/** Weekly hours of a dealership's workshop; a dealership without a row has none. */
export const workshopHours = pgTable('workshop_hours', {
  dealershipId: integer('dealership_id').primaryKey(),
  weekdays: text('weekdays', { enum: HANDOVER_WEEKDAYS }).array().notNull(),
  opensAt: smallint('opens_at').notNull(),
  closesAt: smallint('closes_at').notNull(),
  /** Cars in each hour; zero where the workshop takes no more. */
  perHour: smallint('per_hour').notNull(),
  /** Rises with every change of these hours. */
  revision: integer('revision').notNull(),
});

/** Visits of a car to a workshop, booked by its customer. */
export const workshopVisits = pgTable('workshop_visits', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  dealershipId: integer('dealership_id').notNull(),
  reason: text('reason', { enum: WORKSHOP_REASONS }).notNull(),
  /** The customer's words about the car. */
  note: text('note'),
  state: text('state', { enum: WORKSHOP_STATES }).notNull(),
  slotOn: day('slot_on').notNull(),
  /** Full hour, `09:00`. */
  slotAt: text('slot_at').notNull(),
  /** The place that it takes in its hour, from 1. */
  slotPlace: smallint('slot_place').notNull(),
  /** The side that moved it last; null while it stands as it was booked. */
  movedBy: text('moved_by', { enum: WORKSHOP_SIDES }),
  /** Null where the end of the contract cancelled it. */
  cancelledBy: text('cancelled_by', { enum: WORKSHOP_SIDES }),
  odometerKm: integer('odometer_km'),
  notedBy: uuid('noted_by'),
  bookedAt: at('booked_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  revision: integer('revision').notNull(),
});
