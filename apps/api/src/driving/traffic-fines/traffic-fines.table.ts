import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { FINE_FILES, TRAFFIC_FINE_STATES } from '@site/api-contract/driving';
import { KEPT_TYPES } from '@site/api-contract/identity';
import { at, day } from '#platform/data/columns';

/** Traffic fines of cars under contract. */
export const trafficFines = pgTable('traffic_fines', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Names it in the ledger: `traffic-fine:1`. */
  number: smallint('number').notNull(),
  state: text('state', { enum: TRAFFIC_FINE_STATES }).notNull(),
  noticeNumber: text('notice_number').notNull(),
  issuingBody: text('issuing_body').notNull(),
  /** Letters and digits of both, which tell whether two notices are the same. */
  noticeKey: text('notice_key').notNull(),
  infractionAt: at('infraction_at').notNull(),
  place: text('place').notNull(),
  description: text('description').notNull(),
  centavos: integer('centavos').notNull(),
  points: smallint('points').notNull(),
  answerUntil: day('answer_until').notNull(),
  /** The driver as named; later changes of a driver's row do not matter. */
  driverName: text('driver_name'),
  driverCpf: text('driver_cpf'),
  driverCnh: text('driver_cnh'),
  contestNote: text('contest_note'),
  contestedAt: at('contested_at'),
  cancelReason: text('cancel_reason'),
  /** The consultant who looks after it, and since when. */
  claimedBy: uuid('claimed_by'),
  claimedAt: at('claimed_at'),
  registeredBy: uuid('registered_by'),
  registeredAt: at('registered_at').notNull(),
  /** When the notice came and the customer was told. */
  toldAt: at('told_at'),
  /** When the customer was reminded of the last day. */
  remindedAt: at('reminded_at'),
  revision: integer('revision').notNull(),
});

/** Papers of a fine. When a row goes, a trigger marks its file for deletion. */
export const trafficFineFiles = pgTable('traffic_fine_files', {
  id: uuid('id').primaryKey(),
  fineId: uuid('fine_id').notNull(),
  kind: text('kind', { enum: FINE_FILES }).notNull(),
  /** In the file store. */
  fileName: text('file_name').notNull(),
  mediaType: text('media_type', { enum: KEPT_TYPES }).notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: at('created_at').notNull(),
});
