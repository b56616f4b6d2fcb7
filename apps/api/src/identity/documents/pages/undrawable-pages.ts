import { LRUCache } from 'lru-cache';

/**
 * A page may have been slow because the machine was busy, so it gets another try later.
 */
const KEPT_MS = 60 * 60_000;
const MOST_FILES = 1_000;
/** A file with so many heavy pages counts as heavy as a whole. */
const HEAVY_FILE = 2;

export type UndrawablePages = {
  has: (fileName: string, page: number) => boolean;
  add: (fileName: string, page: number) => void;
};

/** Remembers for an hour, in this process, which pages of which files are too heavy. */
export function undrawablePages(): UndrawablePages {
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
