import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, centavos } from './columns';

/** Payments that the bank told of, by its id. */
export const bankPayments = pgTable('bank_payments', {
  id: text('id').primaryKey(),
  chargeId: uuid('charge_id').notNull(),
  contractId: uuid('contract_id').notNull(),
  centavos: centavos('centavos').notNull(),
  refundedCentavos: centavos('refunded_centavos').notNull().default(0),
  paidAt: at('paid_at').notNull(),
});

/** Webhooks that were taken, by the bank's id. */
export const bankEvents = pgTable('bank_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  outcome: text('outcome').$type<'done' | 'nothing' | 'unknown'>().notNull(),
  receivedAt: at('received_at').notNull(),
});

/** Refunds that the ledger owes, each bound to a payment. */
export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  paymentId: text('payment_id').notNull(),
  centavos: centavos('centavos').notNull(),
  /** `refused` by the bank as often as it is tried before a person is told. */
  state: text('state').$type<'asked' | 'sent' | 'refused'>().notNull(),
  /** How often the bank has refused it. */
  tries: integer('tries').notNull().default(0),
  /** When it is asked again after a refusal; null before the first. */
  nextTryAt: at('next_try_at'),
  createdAt: at('created_at').notNull(),
});
