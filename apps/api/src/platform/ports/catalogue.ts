import { type Database } from '../data/database';

export type PriceTable = { id: number; name: string };

/** The catalogue at one moment. */
export type CatalogueAt = {
  /** Price table of that moment; null in a gap between two. */
  table: PriceTable | null;
  /**
   * Keeps the result of `make` for this edition, under a key of one caller. Null is not
   * kept.
   */
  keep<T extends object | null>(key: string, make: () => Promise<T>): Promise<T>;
};

/**
 * Results computed from the catalogue, kept in memory as long as its edition lasts. The
 * database is asked for the edition each time, after the request has come, so no kept
 * result is ever out of date, whichever process wrote (decision 014).
 */
export type Catalogue = {
  /**
   * In a transaction it is read on its connection; outside of one, one query serves all
   * that wait.
   */
  now(db: Database): Promise<CatalogueAt>;
};
