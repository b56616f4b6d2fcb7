import { type Proposal } from '@site/api-contract';
import { ageInDays } from '@site/api-contract/brazil';
import { isOpen } from '@site/api-contract/sales';

/** Age in days above which an open proposal has a warning. */
const OLD_AFTER_DAYS = 7;

/**
 * Age of a proposal on the calendar of São Paulo, and whether it is open and more than 7
 * days old. The API counts the last 7 days and the ages of open proposals likewise.
 */
export function ageOf(
  { createdAt, state }: Pick<Proposal, 'createdAt' | 'state'>,
  now: Date,
): { days: number; late: boolean } {
  const days = ageInDays(new Date(createdAt), now);
  return { days, late: isOpen(state) && days > OLD_AFTER_DAYS };
}
