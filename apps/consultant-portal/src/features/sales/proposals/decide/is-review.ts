import { type Proposal } from '@site/api-contract';

/** The proposal is in analysis because the customer asked for a review of its refusal. */
export function isReview({ state, review }: Pick<Proposal, 'state' | 'review'>): boolean {
  return state === 'em_analise' && review?.answeredAt === null;
}
