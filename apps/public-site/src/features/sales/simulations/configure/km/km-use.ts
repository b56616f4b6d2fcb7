/**
 * How somebody drives: whole km and counts. `commute` is one way, `weekend` a weekend,
 * `tripKm` there and back.
 */
export type KmUse = {
  commute: number;
  days: number;
  weekend: number;
  trips: number;
  tripKm: number;
};
export type KmUseField = keyof KmUse;

/** Most that each answer may be; beyond it a typing error is likelier than a habit. */
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
/** Where the helper starts: a week of five days, nothing driven. */
export const NO_USE: KmUse = { commute: 0, days: 5, weekend: 0, trips: 0, tripKm: 0 };

/** `18-5-60-4-800` of a URL; anything else is no use. */
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
