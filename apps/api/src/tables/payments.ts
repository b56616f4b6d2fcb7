import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** Payments that the bank told of, by its id. */
export const bankPayments = pgTable('bank_payments', {
  id: text('id').primaryKey(),
  chargeId: uuid('charge_id').notNull(),
  contractId: uuid('contract_id').notNull(),
  centavos: money('centavos').notNull(),
  refundedCentavos: money('refunded_centavos').notNull().default(0),
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
  centavos: money('centavos').notNull(),
  state: text('state').$type<'asked' | 'sent' | 'refused'>().notNull(),
  createdAt: at('created_at').notNull(),
});
