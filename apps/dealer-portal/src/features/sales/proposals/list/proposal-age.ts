import { type Proposal } from '@site/api-contract';
import { ageInDays, DAY_MS } from '@site/api-contract/brazil';
import { isOpen } from '@site/api-contract/sales';

/** Age in days above which an open proposal has a warning. */
const OLD_AFTER_DAYS = 7;

/**
 * Age of a proposal in calendar days of São Paulo, and whether it has been open for more
 * than 7 × 24 hours, which is how the API counts the last 7 days.
 */
export function ageOf(
  { createdAt, state }: Pick<Proposal, 'createdAt' | 'state'>,
  now: Date,
): { days: number; late: boolean } {
  const created = new Date(createdAt);
  return {
    days: ageInDays(created, now),
    late: isOpen(state) && now.getTime() - created.getTime() > OLD_AFTER_DAYS * DAY_MS,
  };
}
