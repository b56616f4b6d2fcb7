import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** Maintenance that was done on a car, one a day at most. */
export const maintenanceVisits = pgTable(
  'maintenance_visits',
  {
    contractId: uuid('contract_id').notNull(),
    /** In São Paulo. */
    doneOn: day('done_on').notNull(),
    odometerKm: integer('odometer_km').notNull(),
    notedBy: uuid('noted_by'),
    notedAt: at('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.doneOn] })],
);

/** Maintenance is near, so its customer was reminded; or its day or km have passed. */
export const NOTICE_STEPS = ['near', 'overdue'] as const;
export type NoticeStep = (typeof NOTICE_STEPS)[number];

/** Each step of each maintenance, once; `number` is its place in the contract, from 1. */
export const maintenanceNotices = pgTable(
  'maintenance_notices',
  {
    contractId: uuid('contract_id').notNull(),
    number: smallint('number').notNull(),
    step: text('step', { enum: NOTICE_STEPS }).notNull(),
    /** Day and km at which it is due. */
    dueOn: day('due_on').notNull(),
    dueKm: integer('due_km').notNull(),
    notedAt: at('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.number, table.step] })],
);
