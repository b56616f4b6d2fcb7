import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { sizeOf, type StoredAnswer } from './stored-answer';

type KeptPage = { version: string; answer: StoredAnswer };

/** Pages kept in memory, least recently used out first. */
export function createPageCache({ maxPages = 500, maxBytes = 64 * 1024 * 1024 } = {}) {
  return new LRUCache<string, KeptPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
}

/**
 * Room for kept pages and for renderings at once. `named`: the addresses that the routes
 * spell out, which are few. `other`: every other way to write an address, of which a
 * stranger makes as many as they like. So those never push the last good copy of a named
 * page out, nor keep the processor from it; hardly anybody asks twice, so they are
 * compressed quickly.
 */
export function createPageLanes() {
  return {
    named: {
      cache: createPageCache(),
      turns: bulkhead(16, 128),
      quality: 11,
    },
    other: {
      cache: createPageCache({ maxPages: 200, maxBytes: 16 * 1024 * 1024 }),
      turns: bulkhead(4, 64),
      quality: 4,
    },
  };
}

export type PageLanes = ReturnType<typeof createPageLanes>;
