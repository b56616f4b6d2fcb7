import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CLAIM_OUTCOMES, CLAIM_RULES } from '@site/api-contract/sales';
import { day } from '#platform/data/columns';

/**
 * Claims to the sale of a proposal when it was sent, in the order of the rule, and what
 * became of each (docs/product/sales.md). Nobody changes a row.
 */
export const saleClaims = pgTable(
  'sale_claims',
  {
    proposalId: uuid('proposal_id').notNull(),
    /** From 0, the strongest first. */
    rank: integer('rank').notNull(),
    rule: text('rule', { enum: CLAIM_RULES }).notNull(),
    outcome: text('outcome', { enum: CLAIM_OUTCOMES }).notNull(),
    dealershipId: integer('dealership_id'),
    sellerId: uuid('seller_id'),
    day: day('on_day'),
    isOfSimulation: boolean('is_of_simulation').notNull(),
  },
  ({ proposalId, rank }) => [primaryKey({ columns: [proposalId, rank] })],
);
