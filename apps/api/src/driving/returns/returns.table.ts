import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DAMAGE_CONTESTS, DAMAGE_STATES } from '@site/api-contract/driving';
import { RETURN_KINDS } from '@site/api-contract/sales';
import { at, day } from '#platform/data/columns';
import {
  carPhotoColumns,
  carPhotoTable,
} from '../../identity/documents/attachments/car-photos.table';

/**
 * How the car of a contract comes back. The row is made when a return is booked or
 * demanded.
 */
export const returns = pgTable('returns', {
  contractId: uuid('contract_id').primaryKey(),
  kind: text('kind', { enum: RETURN_KINDS }).notNull(),
  dealershipId: integer('dealership_id').notNull(),
  slotOn: day('slot_on'),
  /** Full hour, `09:00`. */
  slotAt: text('slot_at'),
  /** The place that it takes in its hour, from 1. */
  slotPlace: smallint('slot_place'),
  /** The highest cost of leaving, in centavos, which the customer confirmed. */
  exitCentavos: bigint('exit_centavos', { mode: 'number' }).notNull(),
  askedAt: at('asked_at').notNull(),
  /** Last day for a car that must come back: see `isDemanded`. */
  bringBy: day('bring_by'),
  /**
   * Last day without a charge for extra days, where the dealership had no room before.
   */
  freeUntil: day('free_until'),
  /** When the customer was reminded of the last day, and told that it has passed. */
  remindedAt: at('reminded_at'),
  overdueToldAt: at('overdue_told_at'),
  odometerKm: integer('odometer_km'),
  /** Km that the dealership read when it sent the customer's code. */
  inspectedKm: integer('inspected_km'),
  receivedBy: uuid('received_by'),
  returnedAt: at('returned_at'),
  /** Null where there is no damage. */
  damageState: text('damage_state', { enum: DAMAGE_STATES }),
  /** Last day on which the customer can contest. */
  contestUntil: day('contest_until'),
  /** The start of the days to answer. */
  contestOpenedAt: at('contest_opened_at'),
  contestReason: text('contest_reason'),
  contestAnswer: text('contest_answer'),
  answeredBy: uuid('answered_by'),
  updatedAt: at('updated_at').notNull(),
});

/** Contracts whose customer was told that the term ends, once for each notice. */
/** First that the end of the term is near; then that the return can be booked. */
export const END_NOTICES = ['em-vista', 'marcar-devolucao'] as const;
export type EndNotice = (typeof END_NOTICES)[number];

export const endNotices = pgTable(
  'end_notices',
  {
    contractId: uuid('contract_id').notNull(),
    step: text('step', { enum: END_NOTICES }).notNull(),
    remindedAt: at('reminded_at').notNull(),
  },
  ({ contractId, step }) => [primaryKey({ columns: [contractId, step] })],
);

export const returnDamages = pgTable('return_damages', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  /** Number in its ledger item: `damage:1`. */
  number: smallint('number').notNull(),
  label: text('label').notNull(),
  /** The workshop's price. */
  centavos: bigint('centavos', { mode: 'number' }).notNull(),
  isInsured: boolean('is_insured').notNull(),
  /**
   * Key of its row in the contract's wear table, number of units, and the photo that shows
   * it; null in contracts without a table.
   */
  wearRow: text('wear_row'),
  quantity: smallint('quantity'),
  photoId: uuid('photo_id'),
  /** Null for a damage that was never contested. */
  contest: text('contest', { enum: DAMAGE_CONTESTS }),
  createdAt: at('created_at').notNull(),
});

export const returnPhotos = carPhotoTable('return_photos');

/**
 * Pictures that a customer took at home, with the damage of the contract's wear table that
 * the customer sees in them, and the answer of the inspection.
 */
export const homePhotos = pgTable('return_home_photos', {
  ...carPhotoColumns,
  /** Key of the row, and units; null until the customer names a damage. */
  wearRow: text('wear_row'),
  quantity: smallint('quantity'),
  /** The damage of the inspection that answers it. */
  damageId: uuid('damage_id'),
  /** Why the inspection says something else. */
  reason: text('reason'),
  answeredAt: at('answered_at'),
});

/** The same table as pictures, like those of a handover. */
export const homePhotoFiles = carPhotoTable('return_home_photos');
