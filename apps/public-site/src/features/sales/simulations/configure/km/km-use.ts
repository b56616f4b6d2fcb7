/**
 * Driving habits in whole km and counts. `commute` is one way, `weekend` the km of a
 * weekend, `tripKm` there and back.
 */
export type KmUse = {
  commute: number;
  days: number;
  weekend: number;
  trips: number;
  tripKm: number;
};
export type KmUseField = keyof KmUse;

/** Maximum of each answer; larger numbers are probably typing errors. */
export const MOST: Record<KmUseField, number> = {
  commute: 300,
  days: 7,
  weekend: 1000,
  trips: 52,
  tripKm: 5000,
};
export const FIELDS = [
  'commute',
  'days',
  'weekend',
  'trips',
  'tripKm',
] as const satisfies readonly KmUseField[];
/** Initial answers: a week of five days, no km. */
export const NO_USE: KmUse = { commute: 0, days: 5, weekend: 0, trips: 0, tripKm: 0 };

/** Reads `18-5-60-4-800` from a URL; null for anything else. */
export function readUse(text: string | null): KmUse | null {
  if (!text || !/^\d{1,4}(-\d{1,4}){4}$/.test(text)) return null;
  const values = text.split('-').map(Number);
  const use = Object.fromEntries(
    FIELDS.map((field, at) => [field, values[at] ?? 0]),
  ) as KmUse;
  return FIELDS.every((field) => use[field] <= MOST[field]) ? use : null;
}

export function writeUse(use: KmUse | null): string | null {
  return use && FIELDS.map((field) => use[field]).join('-');
}
