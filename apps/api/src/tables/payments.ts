import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type AutomaticState,
  type ChargeMethod,
  type ChargeState,
} from '@site/contracts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** What was asked of the bank; what was paid is in the ledger. */
export const paymentCharges = pgTable('payment_charges', {
  id: uuid('id').primaryKey(),
  /** Order in which they were made. */
  running: money('running').generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  /** The bill: everything open that falls due on this day. */
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  /** The installment that it pays first; null for what is none, such as an exit. */
  installment: integer('installment'),
  method: text('method').$type<ChargeMethod>().notNull(),
  centavos: money('centavos').notNull(),
  state: text('state').$type<ChargeState>().notNull(),
  /** Null until the bank has answered. */
  bankId: text('bank_id'),
  /** Where the bank keeps a Pix charge, without `https://`. */
  location: text('location'),
  /** Twelve digits that the bank gave a boleto. */
  ourNumber: text('our_number'),
  /** The page of the bank on which a card is typed. */
  pageUrl: text('page_url'),
  /** Last day on which it is paid as it stands. */
  payableUntil: date('payable_until', { mode: 'string' }).notNull(),
  /** Why the bank declined it or could not take it. */
  reason: text('reason'),
  tries: integer('tries').notNull().default(0),
  /** Whether the bank has let go of what was canceled here. */
  dropped: boolean('dropped').notNull().default(false),
  createdAt: at('created_at').notNull(),
});

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

/** Steps of the dunning calendar, from three days before a bill is due. */
export const REMINDER_STEPS = [
  'em-3-dias',
  'hoje',
  'venceu',
  'em-5-dias',
  'em-15-dias',
  'ultima',
] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];

/** Steps that a bill has reached. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    contractId: uuid('contract_id').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    step: text('step').$type<ReminderStep>().notNull(),
    reachedAt: at('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.dueOn, table.step] })],
);

/** Recurrences of Pix Automático; at most one of a contract is alive. */
export const paymentRecurrences = pgTable('payment_recurrences', {
  id: uuid('id').primaryKey(),
  contractId: uuid('contract_id').notNull(),
  journey: integer('journey').$type<1 | 2 | 3 | 4>().notNull(),
  state: text('state').$type<AutomaticState>().notNull(),
  bankId: text('bank_id'),
  location: text('location'),
  firstChargeId: uuid('first_charge_id'),
  createdAt: at('created_at').notNull(),
});
