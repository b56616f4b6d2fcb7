import { type Proposal } from '@site/api-contract';
import { ageInDays } from '@site/api-contract/brazil';
import { isAnswerLate } from '@site/api-contract/sales';

/**
 * Days since a proposal was sent, in São Paulo time; one in analysis is late once the day
 * of the promised answer has passed.
 */
export function waitOf(
  { createdAt, updatedAt, state }: Pick<Proposal, 'createdAt' | 'updatedAt' | 'state'>,
  now: Date,
): { days: number; late: boolean } {
  return {
    days: ageInDays(new Date(createdAt), now),
    late: state === 'em_analise' && isAnswerLate(new Date(updatedAt), now),
  };
}
