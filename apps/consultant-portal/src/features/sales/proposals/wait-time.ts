import { type Proposal } from '@site/api-contract';
import { ageInDays, type IsoDate } from '@site/api-contract/brazil';
import { answerDay, isAnswerLate } from '@site/api-contract/sales';

/** The promised answer to a proposal in analysis. */
type Promised = { until: IsoDate; isLate: boolean };

/** Days since a proposal was sent, in São Paulo time. */
export function waitOf({ createdAt }: Pick<Proposal, 'createdAt'>, now: Date): number {
  return ageInDays(new Date(createdAt), now);
}

/**
 * The last day of the promised answer; null where none is promised. It counts from the day
 * on which the documents came or the review was asked for.
 */
export function promiseOf(
  { updatedAt, state }: Pick<Proposal, 'updatedAt' | 'state'>,
  now: Date,
): Promised | null {
  if (state !== 'em_analise') return null;
  const since = new Date(updatedAt);
  return { until: answerDay(since), isLate: isAnswerLate(since, now) };
}
