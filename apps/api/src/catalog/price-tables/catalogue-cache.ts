import { LRUCache } from 'lru-cache';
import { type Clock } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Catalogue, type CatalogueAt } from '#platform/ports/catalogue';
import { type CatalogueVersion, readCatalogueVersion } from './current-price-table';

const MAX_KEPT = 500;

/** The catalogue's memory of one process. */
export function openCatalogue(database: { db: Database }, clock: Clock): Catalogue {
  const memory = new LRUCache<string, object>({ max: MAX_KEPT });
  const newest = coalesce(() => readCatalogueVersion(database.db, clock.now()));

  const at = ({ number, table }: CatalogueVersion): CatalogueAt => ({
    table,
    async keep<T extends object | null>(key: string, make: () => Promise<T>): Promise<T> {
      const name = `${number} ${table?.id ?? ''} ${key}`;
      const found = memory.get(name);
      if (found) return found as T; // a key belongs to one caller, and so to one type
      // A value and not a promise: a transaction on PGlite that waited for another
      // caller's work would wait for ever.
      const made = await make();
      if (made) memory.set(name, made);
      return made;
    },
  });
  return {
    now: async (db) =>
      at(await (db === database.db ? newest() : readCatalogueVersion(db, clock.now()))),
  };
}

/**
 * One read for all that ask while another one runs: each gets an answer that was read
 * after it had asked.
 */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const pending = read().finally(() => {
      if (running === pending) running = null;
    });
    running = pending;
    return pending;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(Boolean, Boolean).then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
