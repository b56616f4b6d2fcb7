import { LRUCache } from 'lru-cache';

/** A page may have been slow because the machine was busy: later it gets another try. */
const KEPT_MS = 60 * 60_000;
const MOST_FILES = 1_000;
/** With so many heavy pages the other pages of the file count as heavy, too. */
const HEAVY_FILE = 2;

export type HeavyPages = {
  has: (fileName: string, page: number) => boolean;
  add: (fileName: string, page: number) => void;
};

/** Remembers for an hour in this process which pages of which files are too heavy. */
export function heavyPages(): HeavyPages {
  const files = new LRUCache<string, ReadonlySet<number>>({
    max: MOST_FILES,
    ttl: KEPT_MS,
  });
  const pagesOf = (fileName: string) => files.get(fileName) ?? new Set<number>();
  return {
    has: (fileName, page) => {
      const pages = pagesOf(fileName);
      return pages.has(page) || pages.size >= HEAVY_FILE;
    },
    add: (fileName, page) =>
      void files.set(fileName, new Set([...pagesOf(fileName), page])),
  };
}
