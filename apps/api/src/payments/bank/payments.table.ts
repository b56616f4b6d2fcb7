import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ODD_REASONS } from '@site/api-contract';
import { at, centavos } from '#platform/data/columns';

/** Payments that the bank told of, by its id. */
export const bankPayments = pgTable('bank_payments', {
  id: text('id').primaryKey(),
  chargeId: uuid('charge_id').notNull(),
  contractId: uuid('contract_id').notNull(),
  centavos: centavos('centavos').notNull(),
  refundedCentavos: centavos('refunded_centavos').notNull().default(0),
  paidAt: at('paid_at').notNull(),
});

/** Webhooks that were received, by the bank's id. */
export const bankEvents = pgTable('bank_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  outcome: text('outcome', { enum: ['done', 'nothing', 'unknown', 'odd'] }).notNull(),
  receivedAt: at('received_at').notNull(),
  /** Why an event is odd; null in all others. */
  why: text('why', { enum: ODD_REASONS }),
  /** The odd event for a person to read, without names, tokens and numbers of cards. */
  facts: text('facts'),
  /** The contract that the reference of an odd event leads to. */
  contractId: uuid('contract_id'),
  /** When and why a consultant closed an odd event; null while it is open. */
  closedAt: at('closed_at'),
  closedBy: uuid('closed_by'),
  closedReason: text('closed_reason'),
});

/** Refunds that the ledger owes, each bound to a payment. */
export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  paymentId: text('payment_id').notNull(),
  centavos: centavos('centavos').notNull(),
  /** `refused` by the bank after so many tries that a person is told. */
  state: text('state', { enum: ['asked', 'sent', 'refused'] }).notNull(),
  /** How often the bank has refused it. */
  tries: integer('tries').notNull().default(0),
  /** How often in a row the bank gave no answer. */
  silences: integer('silences').notNull().default(0),
  /** When it is tried again after a refusal or a missing answer; null before that. */
  nextTryAt: at('next_try_at'),
  createdAt: at('created_at').notNull(),
});

/** Refunds without a payment at the bank to return: a person handles them. */
export const unheldRefunds = pgTable('unheld_refunds', {
  contractId: uuid('contract_id').primaryKey(),
  centavos: centavos('centavos').notNull(),
  foundAt: at('found_at').notNull(),
});
