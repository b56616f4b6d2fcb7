import { type Fuel } from '../pricing/cover';

/**
 * Sizes of cars with their own prices of damages. A model that no class names has the
 * prices of the first one, which is the cheapest.
 */
export const WEAR_CLASSES = ['compacto', 'medio', 'grande'] as const;
export type WearClass = (typeof WEAR_CLASSES)[number];

/**
 * The part of a contract's terms that freezes its wear table: the version, and the facts
 * of the car that decide on its rows and their prices.
 */
export type WearTerms = {
  version: string;
  carClass: WearClass;
  /** Left out for the table of all cars. */
  fuel?: Fuel | undefined;
};
