import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ORIGINS } from '@site/api-contract';
import { LEAD_STATES } from '@site/api-contract/lead-states';
import { type ProposalState } from '@site/api-contract/states';
import { day } from './columns';

/** How many proposals came (or went, below zero): the sum of the rows is the count. */
export const proposalCounts = pgTable('proposal_counts', {
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  state: text('state').$type<ProposalState>().notNull(),
  origin: text('origin', { enum: ORIGINS }).notNull(),
  proposals: integer('proposals').notNull(),
});

/** The same of leads. */
export const leadCounts = pgTable('lead_counts', {
  claimedBy: uuid('claimed_by'),
  status: text('status', { enum: LEAD_STATES }).notNull(),
  leads: integer('leads').notNull(),
});

/** The same of what the funnel counts besides visits, by the month of its happening. */
export const funnelCounts = pgTable('funnel_counts', {
  month: day('month').notNull(),
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ORIGINS }).notNull(),
  campaign: text('campaign'),
  step: text('step', { enum: ['simulations', 'proposals', 'contracts'] }).notNull(),
  times: integer('times').notNull(),
});
