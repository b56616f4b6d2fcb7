import { type Database } from '../data/database';

export type PriceTable = { id: number; name: string };

/** The catalogue at one moment. */
export type CatalogueAt = {
  /** Price table of that moment; null in a gap between two. */
  table: PriceTable | null;
  /**
   * Keeps the result of `make` for this edition under a key that belongs to one caller.
   * Null is not kept.
   */
  keep<T extends object | null>(key: string, make: () => Promise<T>): Promise<T>;
};

/**
 * Results worked out from the catalogue, kept in memory as long as its edition holds. The
 * database is asked for the edition each time, after the request has come: nothing kept
 * is ever stale, whichever process wrote (decision 014).
 */
export type Catalogue = {
  /**
   * Asked on the connection of a transaction; outside of one, a single question serves
   * all that wait together.
   */
  now(db: Database): Promise<CatalogueAt>;
};
