import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ORIGINS } from '@site/contracts';
import { LEAD_STATES } from '@site/contracts/lead-states';
import { type ProposalState } from '@site/contracts/states';

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
