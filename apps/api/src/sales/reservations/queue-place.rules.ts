import { type PlaceState, TURN_DAYS } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { isDropped, type ProposalState } from '@site/api-contract/sales';

/** The facts that decide the state of a place. */
export type Standing = {
  /** When its e-mail was confirmed. */
  confirmedAt: Date | null;
  /** Last day of the turn; null while it waits. */
  calledUntil: string | null;
  /** State of the last proposal that was sent in this turn. */
  proposalState: ProposalState | null;
  /** The model is sold only by its queue. */
  isQueued: boolean;
};

/**
 * The state of a place at `now`. It follows from the confirmation and the day of the
 * call, so no job ends a turn. A dropped proposal gives the turn back while its days
 * last.
 */
export function queuePlaceState(
  { confirmedAt, calledUntil, proposalState, isQueued }: Standing,
  now: Date,
): PlaceState {
  if (proposalState !== null && !isDropped(proposalState)) return 'used';
  if (!isQueued) return 'on-sale';
  if (calledUntil === null) return confirmedAt === null ? 'unconfirmed' : 'waiting';
  return saoPauloDay(now) <= calledUntil ? 'called' : 'over';
}

/** The last day of a turn that begins now. */
export const turnEnd = (now: Date) => addDays(saoPauloDay(now), TURN_DAYS);
