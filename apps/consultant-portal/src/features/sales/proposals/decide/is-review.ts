import { type Proposal } from '@site/api-contract';

/** In analysis because the customer asked that another person looks at the refusal. */
export function isReview({ state, review }: Pick<Proposal, 'state' | 'review'>): boolean {
  return state === 'em_analise' && review?.answeredAt === null;
}
