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
 * Room for kept pages and for simultaneous renderings. `named` is for the addresses that
 * the routes spell out, which are few. `other` is for all other spellings, of which a
 * stranger can make any number: they never displace a named page's last good copy or take
 * its processor time, and since they are rarely asked for twice they are compressed
 * quickly.
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
