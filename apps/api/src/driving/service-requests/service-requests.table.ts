import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ServiceRequest } from '@site/api-contract';
import { SERVICE_KINDS, SERVICE_STATES } from '@site/api-contract/contracts';
import { at, sentFileColumns } from '#platform/data/columns';

const SIDES = ['customer', 'consultant'] as const;

export const serviceRequests = pgTable('service_requests', {
  id: uuid('id').primaryKey(),
  /** Readable number, `S-2611-0001`. */
  number: text('number').notNull(),
  contractId: uuid('contract_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
  state: text('state', { enum: SERVICE_STATES }).notNull(),
  /** Answers to the questions of its kind. */
  details: jsonb('details').$type<ServiceRequest['details']>().notNull(),
  claimedBy: uuid('claimed_by'),
  /** The moment since which the customer waits for an answer. */
  waitingSince: at('waiting_since'),
  openedAt: at('opened_at').notNull(),
  /** The customer's part of the deductible; null until it was decided. */
  deductibleCentavos: integer('deductible_centavos'),
  deductibleReason: text('deductible_reason'),
  deductibleDueOn: date('deductible_due_on', { mode: 'string' }),
  revision: integer('revision').notNull(),
});

export const serviceEntries = pgTable('service_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid('request_id').notNull(),
  side: text('side', { enum: SIDES }).notNull(),
  enteredBy: uuid('entered_by'),
  text: text('text'),
  toState: text('to_state', { enum: SERVICE_STATES }),
  at: at('at').notNull(),
});

export const serviceFiles = pgTable('service_files', {
  requestId: uuid('request_id').notNull(),
  side: text('side', { enum: SIDES }).notNull(),
  ...sentFileColumns(),
});
