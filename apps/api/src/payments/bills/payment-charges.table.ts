import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CHARGE_METHODS, CHARGE_STATES } from '@site/api-contract';
import { at, centavos, day } from '#platform/data/columns';

/** Charges that the bank was asked for; payments are in the ledger. */
export const paymentCharges = pgTable('payment_charges', {
  id: uuid('id').primaryKey(),
  /** Order in which they were made. */
  running: centavos('running').generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  /** The bill: everything open that falls due on this day. */
  dueOn: day('due_on').notNull(),
  /** The installment that it pays first; null for what is none, such as an exit. */
  installment: integer('installment'),
  method: text('method', { enum: CHARGE_METHODS }).notNull(),
  centavos: centavos('centavos').notNull(),
  state: text('state', { enum: CHARGE_STATES }).notNull(),
  /** Null until the bank has answered. */
  bankId: text('bank_id'),
  /** Where the bank keeps a Pix charge, without `https://`. */
  location: text('location'),
  /** Twelve digits that the bank gave a boleto. */
  ourNumber: text('our_number'),
  /** The page of the bank on which a card is typed. */
  pageUrl: text('page_url'),
  /** The saved card that it keeps, or is taken from. */
  cardId: uuid('card_id'),
  /** Last day on which it is paid as it stands. */
  payableUntil: day('payable_until').notNull(),
  /** Why the bank declined it or could not take it. */
  reason: text('reason'),
  tries: integer('tries').notNull().default(0),
  /** Whether the bank has let go of what was canceled here. */
  dropped: boolean('dropped').notNull().default(false),
  createdAt: at('created_at').notNull(),
});
