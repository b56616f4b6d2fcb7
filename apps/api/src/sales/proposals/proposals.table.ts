import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS, PROPOSAL_STATES } from '@site/api-contract/sales';
import { at, centavos, day } from '#platform/data/columns';
import { type ChoiceSnapshot, type QuoteSnapshot } from '../simulations/baskets.table';

/**
 * A basket that was sent, with the choice and price of that moment
 * (docs/product/sales.md).
 */
export const proposals = pgTable('proposals', {
  id: uuid('id').primaryKey(),
  /** Readable number, `P-2611-0487`. */
  number: text('number').notNull(),
  simulationId: uuid('simulation_id').notNull(),
  simulationCode: text('simulation_code').notNull(),
  userId: uuid('user_id').notNull(),
  state: text('state', { enum: PROPOSAL_STATES }).notNull(),
  revision: integer('revision').notNull(),
  clientType: integer('client_type').$type<1 | 2>().notNull(),
  versionSlug: text('version_slug').notNull(),
  paint: text('paint').notNull(),
  term: integer('term').notNull(),
  km: integer('km').notNull(),
  choice: jsonb('choice').$type<ChoiceSnapshot>().notNull(),
  quote: jsonb('quote').$type<QuoteSnapshot>().notNull(),
  priceTable: text('price_table').notNull(),
  monthlyCentavos: centavos('monthly_centavos').notNull(),
  contractTotalCentavos: centavos('contract_total_centavos').notNull(),
  paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
  dueDay: integer('due_day').notNull(),
  /** A month for PF, a year for PJ. */
  incomeCentavos: centavos('income_centavos'),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ['site', 'link-da-loja', 'venda-assistida'] }).notNull(),
  campaign: text('campaign'),
  deliveryDate: day('delivery_date'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /**
   * When the customer was warned that it expires soon; a time before `updatedAt` belongs
   * to an earlier idle period.
   */
  remindedAt: at('reminded_at'),
  /** When the partners of a company were examined again after the approval. */
  partnersCheckedAt: at('partners_checked_at'),
});
