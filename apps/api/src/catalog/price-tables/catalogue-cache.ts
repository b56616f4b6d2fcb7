import { LRUCache } from 'lru-cache';
import { type Clock } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Catalogue, type CatalogueAt } from '#platform/ports/catalogue';
import { type CatalogueVersion, readCatalogueVersion } from './current-price-table';

const MAX_KEPT = 500;

/** A process's memory of the catalogue. */
export function openCatalogue(database: { db: Database }, clock: Clock): Catalogue {
  const memory = new LRUCache<string, object>({ max: MAX_KEPT });
  const newest = coalesce(() => readCatalogueVersion(database.db, clock.now()));

  const at = ({ number, table }: CatalogueVersion): CatalogueAt => ({
    table,
    async keep<T extends object | null>(key: string, make: () => Promise<T>): Promise<T> {
      const name = `${number} ${table?.id ?? ''} ${key}`;
      const found = memory.get(name);
      if (found) return found as T; // each key has one caller, and so one type
      // Stores a value and no promise: on PGlite, a transaction that waits for another
      // caller's query would wait for ever.
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
 * Callers share a read, but only one that begins after they asked, so that nobody gets an
 * older answer.
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
