import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_SOURCES, MILESTONES } from '@site/api-contract/delivery-milestones';
import { at, day } from '#platform/data/columns';

/** How the car of a contract comes to its customer; made at the signature. */
export const deliveries = pgTable('deliveries', {
  contractId: uuid('contract_id').primaryKey(),
  dealershipId: integer('dealership_id').notNull(),
  source: text('source', { enum: DELIVERY_SOURCES }).notNull(),
  /**
   * Dealership whose stock the car was taken from; null for one ordered from the factory.
   */
  stockDealershipId: integer('stock_dealership_id'),
  promisedOn: day('promised_on').notNull(),
  /**
   * Where the car is brought: the address of the contract's text. Null where it is
   * fetched.
   */
  homeAddress: text('home_address'),
  slotOn: day('slot_on'),
  /** Full hour, `09:00`. */
  slotAt: text('slot_at'),
  /** Which of the places of its hour it takes, from 1. */
  slotPlace: smallint('slot_place'),
  /** Days that the customer let pass by choice: no delay of ours. */
  customerDays: integer('customer_days').notNull().default(0),
  toldLateAt: at('told_late_at'),
  /** When the contract ended before the handover, and the car became free. */
  releasedAt: at('released_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** A milestone that was noted by mistake and taken back. */
export const deliveryCorrections = pgTable('delivery_corrections', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind', { enum: MILESTONES }).notNull(),
  onDay: day('on_day').notNull(),
  /** The dealership's words; null once the customer was erased. */
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
