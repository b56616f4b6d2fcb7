import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';

/** The API's only source of 'now'; tests and demo operations hand in another one. */
export type Clock = { now(): Date };
export const systemClock: Clock = { now: () => new Date() };

/** The day in São Paulo. */
export function todayOf({ clock }: { clock: Clock }): IsoDate {
  return saoPauloDay(clock.now());
}
