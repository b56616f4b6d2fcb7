import { daysBetween, type IsoDate } from '@site/api-contract/brazil';

/** The odometer on a day. */
export type Reading = { onDay: IsoDate; km: number };

/**
 * More km a day than this must be confirmed: twelve hours on a good road, day after day.
 */
export const MOST_KM_A_DAY = 400;

/**
 * Compares a reading with the one of an earlier day: it may be below it, or too far above
 * it to be accepted unconfirmed. Null when it is plausible.
 */
export function readingProblem(
  { onDay, km }: Reading,
  before: Reading,
): 'below' | 'unlikely' | null {
  if (km < before.km) return 'below';
  const days = Math.max(1, daysBetween(before.onDay, onDay));
  return km - before.km > MOST_KM_A_DAY * days ? 'unlikely' : null;
}
