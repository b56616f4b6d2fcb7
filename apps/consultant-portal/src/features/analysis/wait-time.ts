import { type Proposal } from '@site/contracts';
import { daysBetween, saoPauloDay } from '@site/contracts/brazil';

const LATE_AFTER_DAYS = 2;

/**
 * Days since a proposal was sent, in São Paulo; one in analysis for more than 2 is late.
 */
export function waitOf(
  { createdAt, state }: Pick<Proposal, 'createdAt' | 'state'>,
  now: Date,
): { days: number; late: boolean } {
  const days = daysBetween(saoPauloDay(new Date(createdAt)), saoPauloDay(now));
  return { days, late: state === 'em_analise' && days > LATE_AFTER_DAYS };
}
