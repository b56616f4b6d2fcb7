import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_SOURCES, MILESTONES } from '@site/api-contract/contracts';
import { at, day } from '#platform/data/columns';

/** How the car of a contract comes to its customer. The row is made at the signature. */
export const deliveries = pgTable('deliveries', {
  contractId: uuid('contract_id').primaryKey(),
  dealershipId: integer('dealership_id').notNull(),
  source: text('source', { enum: DELIVERY_SOURCES }).notNull(),
  /**
   * The dealership that the car was taken from; null for a car ordered from the factory.
   */
  stockDealershipId: integer('stock_dealership_id'),
  promisedOn: day('promised_on').notNull(),
  /**
   * The address that the car is brought to, from the contract's text. Null where the
   * customer fetches it.
   */
  homeAddress: text('home_address'),
  slotOn: day('slot_on'),
  /** Full hour, `09:00`. */
  slotAt: text('slot_at'),
  /** The place that it takes in its hour, from 1. */
  slotPlace: smallint('slot_place'),
  /** Days that the customer chose to wait, which are no delay of ours. */
  customerDays: integer('customer_days').notNull().default(0),
  toldLateAt: at('told_late_at'),
  /** When the contract ended before the handover and the car became free. */
  releasedAt: at('released_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** A milestone that was noted by mistake and undone. */
export const deliveryCorrections = pgTable('delivery_corrections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind', { enum: MILESTONES }).notNull(),
  onDay: day('on_day').notNull(),
  /** The dealership's reason; null once the customer was erased. */
  reason: text('reason'),
  undoneBy: uuid('undone_by'),
  undoneAt: at('undone_at').notNull(),
});

export const deliveryMilestones = pgTable(
  'delivery_milestones',
  {
    contractId: uuid('contract_id').notNull(),
    kind: text('kind', { enum: MILESTONES }).notNull(),
    onDay: day('on_day').notNull(),
    notedBy: uuid('noted_by'),
    notedAt: at('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.kind] })],
);
