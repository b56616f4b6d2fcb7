/** The API's only source of 'now'; tests and demo operations hand in another one. */
export type Clock = { now(): Date };
export const systemClock: Clock = { now: () => new Date() };
