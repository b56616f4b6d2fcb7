import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ORIGINS } from '@site/api-contract';
import { day } from '#platform/data/columns';

/** How often a step happened in a month (São Paulo), by dealership, seller and link. */
export const funnelSums = pgTable('funnel_sums', {
  /** The first day of the month. */
  month: day('month').notNull(),
  dealershipId: integer('dealership_id'),
  /** Null for the dealership's own link. */
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ORIGINS }).notNull(),
  campaign: text('campaign'),
  step: text('step', { enum: ['simulations', 'proposals', 'contracts'] }).notNull(),
  times: integer('times').notNull(),
});
