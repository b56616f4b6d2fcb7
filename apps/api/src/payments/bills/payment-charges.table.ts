import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CHARGE_METHODS, CHARGE_STATES } from '@site/api-contract';
import { at, centavos, day } from '#platform/data/columns';

/** Charges that were asked of the bank; payments are in the ledger. */
export const paymentCharges = pgTable('payment_charges', {
  id: uuid('id').primaryKey(),
  /** The order of creation. */
  running: centavos('running').generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  /** The bill: everything open that falls due on this day. */
  dueOn: day('due_on').notNull(),
  /** The installment that it pays first; null for a bill without one, such as an exit. */
  installment: integer('installment'),
  method: text('method', { enum: CHARGE_METHODS }).notNull(),
  centavos: centavos('centavos').notNull(),
  state: text('state', { enum: CHARGE_STATES }).notNull(),
  /** Null until the bank has answered. */
  bankId: text('bank_id'),
  /** The URL, without `https://`, at which the bank keeps a Pix charge. */
  location: text('location'),
  /** Twelve digits that the bank gave a boleto. */
  ourNumber: text('our_number'),
  /** The bank's page for typing a card. */
  pageUrl: text('page_url'),
  /** The card that it saves, or that pays it. */
  cardId: uuid('card_id'),
  /** Last day on which it can be paid unchanged. */
  payableUntil: day('payable_until').notNull(),
  /** Why the bank declined it or could not collect it. */
  reason: text('reason'),
  tries: integer('tries').notNull().default(0),
  /** Whether the bank has cancelled a charge that was canceled here. */
  dropped: boolean('dropped').notNull().default(false),
  createdAt: at('created_at').notNull(),
});
