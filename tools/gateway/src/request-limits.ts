import { LRUCache } from 'lru-cache';
import { owns, SITE_MAP } from '@site/api-contract/site-map';

/** Requests a second of one visitor, and additional ones at once. */
export type RequestLimit = { perSecond: number; burst: number };

/**
 * Requests that one visitor may make, in both gateways. The Node gateway limits only
 * calls: it serves one machine, whose own tests load pages faster than any visitor.
 */
export const REQUEST_LIMITS = {
  /** Rendered pages; files are not limited. */
  pages: { perSecond: 20, burst: 80 },
  /** Calls of the API; a whole office behind one address stays far below. */
  calls: { perSecond: 100, burst: 400 },
} as const satisfies Record<string, RequestLimit>;

/** The network of an IPv6 visitor: every home has 2^64 addresses. */
export const IPV6_NETWORK = '(?:[0-9a-f]+:){1,4}';
const NETWORK = new RegExp(`^${IPV6_NETWORK}`);

const CALLED = SITE_MAP.filter(({ app }) => app === 'api').map(({ prefix }) => prefix);

/** Whether a URL is one of the API's. */
export function isCall(url: string): boolean {
  const path = url.replace(/[?#].*$/, '');
  return CALLED.some((prefix) => owns(prefix, path));
}

/** Most visitors that are remembered; the least recently seen leave first. */
const MOST_VISITORS = 100_000;

/**
 * Counts like nginx (`limit_req … nodelay`): each request adds one to a visitor's lead
 * over the rate, time reduces it, and a lead above `burst` is refused.
 */
export function createLimiter(
  { perSecond, burst }: RequestLimit,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  // By size and not by `max`, which would allocate room for all of them at once.
  const seen = new LRUCache<string, { ahead: number; at: number }>({
    maxSize: MOST_VISITORS,
    sizeCalculation: () => 1,
  });
  return (address) => {
    const visitor = NETWORK.exec(address)?.[0] ?? address;
    const at = now();
    const before = seen.get(visitor);
    const ahead = before
      ? Math.max(0, before.ahead - ((at - before.at) * perSecond) / 1000) + 1
      : 0;
    if (ahead > burst) return false;
    seen.set(visitor, { ahead, at });
    return true;
  };
}
