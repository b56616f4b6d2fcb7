import { DAY_MS, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';

const MINUTE_MS = 60_000;
/** A run takes less, and so do links and codes that it makes. */
const SPAN_MS = DAY_MS / 4;

/**
 * A moment as if the run took no time; whole minutes are data, such as a booked hour. The
 * demo is made a day before the photographs, at another minute in each run: its moments
 * become noon of their day, so that what counts in days stays as the API counts it.
 */
export function stoppedMoment(text: string, now: Date): string {
  const moment = new Date(text);
  const after = moment.getTime() - now.getTime();
  if (after % MINUTE_MS === 0 || after < -2 * DAY_MS) return text;
  const stopped =
    after < 0
      ? startOfSaoPauloDay(saoPauloDay(moment)).getTime() + DAY_MS / 2
      : now.getTime() + Math.floor(after / SPAN_MS) * SPAN_MS;
  return new Date(stopped).toISOString();
}
