import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, centavos, day } from '#platform/data/columns';

/** Why money or a debt moves. */
export const LEDGER_KINDS = [
  'charge',
  'payment',
  'credit',
  'late-charges',
  'refund',
  'reversal',
  'settlement',
  'dispute',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/**
 * Accounts of a contract; debits are above zero, credits below. Debits raise the
 * customer's debt (`receivable`, by item; `contested` while disputed) and the bank
 * (`cash`). Credits raise our debt (`customer-credit`, `refund-due`) and revenue.
 * `traffic-fines` is money that is only passed on.
 */
export const LEDGER_ACCOUNTS = [
  'receivable',
  'contested',
  'cash',
  'customer-credit',
  'refund-due',
  'revenue-monthly',
  'revenue-once',
  'revenue-km',
  'revenue-exit',
  'revenue-damage',
  'revenue-deductible',
  'revenue-sale',
  'traffic-fines',
  'fine',
  'interest',
  'delivery-discount',
  'undue-charges',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** A cause and its effect on money, once each; triggers refuse change and removal. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
  /** Names the cause, unique within the contract: `charge:3`, `payment:<bank id>`. */
  reference: text('reference').notNull(),
  onDay: day('on_day').notNull(),
  /** Day on which a charge falls due; null for other entries. */
  dueOn: day('due_on'),
  at: at('at').notNull(),
  /** Facts such as the method of a payment; no personal data. */
  detail: jsonb('detail').$type<Record<string, string | number | boolean>>(),
});

/** Parts of a transaction; they sum to zero. */
export const ledgerPostings = pgTable('ledger_postings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
  /**
   * The charged item: `installment:3`, `once:entrega-em-casa`, `fine:3`, `km:1`; null
   * where there is none (`item-labels.rules.ts` names them all).
   */
  item: text('item'),
  centavos: centavos('centavos').notNull(),
});
