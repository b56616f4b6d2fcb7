import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** A refusal that the customer asked another person to review (LGPD art. 20). */
export const proposalReviews = pgTable('proposal_reviews', {
  proposalId: uuid('proposal_id').primaryKey(),
  askedAt: at('asked_at').notNull(),
  /** The customer's text for the reviewer. */
  comment: text('comment'),
  /** The consultant who refused, and so may not review. */
  firstConsultantId: uuid('first_consultant_id'),
  answeredAt: at('answered_at'),
  answeredById: uuid('answered_by_id'),
});
