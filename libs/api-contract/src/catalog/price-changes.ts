/**
 * Changes of a price table, cell by cell, for the desk. No zod: the screen uses them too.
 */

/** From this percentage on a change is marked, since a typing error looks like it. */
export const PRICE_JUMP_PERCENT = 10;

export const PRICE_TABLE_STATES = [
  'current',
  'scheduled',
  'covered',
  'past',
  'withdrawn',
] as const;
export type PriceTableState = (typeof PRICE_TABLE_STATES)[number];

/** Extras are chosen in addition to the car and have a price in each table. */
export const EXTRA_KINDS = ['paint', 'add-on'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** A price before and after, in reais; null where there is none. */
type Cell = { before: number | null; after: number | null };
export type PriceChange = {
  kind: 'same' | 'up' | 'down' | 'added' | 'removed';
  /** Reais, negative when it gets cheaper; 0 where one of the two is missing. */
  difference: number;
  /** The same in percent of the earlier price, with one decimal; 0 where that was 0. */
  percent: number;
  /** The change is so large that a person should check it. */
  isJump: boolean;
};

/** Compares a price with the one before it; the difference is in reais. */
export function priceChange({ before, after }: Cell): PriceChange {
  const none = { difference: 0, percent: 0, isJump: false };
  if (before === null) return { ...none, kind: after === null ? 'same' : 'added' };
  if (after === null) return { ...none, kind: 'removed' };
  const centavos = Math.round((after - before) * 100);
  const percent = before === 0 ? 0 : Math.round((centavos / before) * 10) / 10;
  return {
    kind: centavos === 0 ? 'same' : centavos > 0 ? 'up' : 'down',
    difference: centavos / 100,
    percent,
    isJump: centavos !== 0 && Math.abs(centavos) >= PRICE_JUMP_PERCENT * before,
  };
}
