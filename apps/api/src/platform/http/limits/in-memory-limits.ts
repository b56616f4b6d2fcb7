import { LRUCache } from 'lru-cache';
import { type Rate, type RateName } from '../../config';
import { refuseTooMany } from '../../errors';
import { type Ports } from '../../ports';

/** Limits that protect no secret, only the machine. */
const COUNTED_IN_MEMORY: ReadonlySet<RateName> = new Set<RateName>([
  'simulations',
  'availability',
  'link-visits',
]);

/**
 * Whether a limit may be counted in this process alone. Several processes then allow as
 * many times more, and a restart resets it (decision 017).
 */
export const isCountedInMemory = (name: RateName): boolean => COUNTED_IN_MEMORY.has(name);

type Count = { points: number; endsAt: number };
type Needs = Pick<Ports, 'clock' | 'database'>;

/** Most clients that are remembered; the least recently seen leave first. */
const MOST_CLIENTS = 100_000;
const counters = new WeakMap<Ports['database'], LRUCache<string, Count>>();

function countsOf(database: Ports['database']): LRUCache<string, Count> {
  const known = counters.get(database);
  if (known) return known;
  // By size and not by `max`, which would allocate room for all of them at once.
  const made = new LRUCache<string, Count>({
    maxSize: MOST_CLIENTS,
    sizeCalculation: () => 1,
  });
  counters.set(database, made);
  return made;
}

/**
 * Counts one call against `rate` in memory, or refuses with the seconds until the window
 * ends.
 */
export function consumeInMemory(
  { clock, database }: Needs,
  key: string,
  rate: Rate,
): void {
  const counts = countsOf(database);
  const now = clock.now().getTime();
  const count = counts.get(key);
  // A window that ends later than possible was opened before the clock was set back.
  const isOpen =
    count !== undefined && count.endsAt > now && count.endsAt - now <= rate.windowMs;
  const next = isOpen
    ? { ...count, points: count.points + 1 }
    : { points: 1, endsAt: now + rate.windowMs };
  counts.set(key, next);
  if (next.points > rate.points) refuseTooMany(Math.min(120, (next.endsAt - now) / 1000));
}

export function clearInMemoryCounts({ database }: Pick<Ports, 'database'>): void {
  counters.get(database)?.clear();
}
