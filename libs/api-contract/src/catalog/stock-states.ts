/** Words of the stock of a dealership. No zod: the screens use them too. */

/**
 * A car to subscribe, one that a signed contract holds, and one that its customer has.
 */
export const STOCK_STATES = ['free', 'reserved', 'delivered'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Cause of the last change of the number of free cars. */
export const STOCK_CHANGES = [
  'DEALER',
  'CONSULTANT',
  'operations',
  'signature',
  'release',
] as const;
export type StockChange = (typeof STOCK_CHANGES)[number];

/** Most free cars of one version and color at a dealership. */
export const MOST_CARS = 10_000;
