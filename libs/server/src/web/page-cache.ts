import { LRUCache } from 'lru-cache';
import { sizeOf, type StoredAnswer } from './stored-answer';

export type KeptPage = { version: string; answer: StoredAnswer };

/** Pages kept in memory, least recently used out first. */
export function createPageCache({ maxPages = 500, maxBytes = 64 * 1024 * 1024 } = {}) {
  return new LRUCache<string, KeptPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
}

export type PageCache = ReturnType<typeof createPageCache>;
