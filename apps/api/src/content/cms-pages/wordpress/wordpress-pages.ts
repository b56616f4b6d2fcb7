import { createHash } from 'node:crypto';
import { isBrokenCircuitError } from 'cockatiel';
import { type FastifyBaseLogger } from 'fastify';
import { type CmsPage } from '@site/api-contract';
import { withinMs } from '@site/server';
import { Refusal, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { pageOfPath, type PageSource } from '../cms.repository';
import { checkContent } from '../content-shapes';
import { storedPages } from '../stored-pages';
import {
  type FetchPage,
  wordpressClient,
  type WordpressConfig,
} from './wordpress-client';

/**
 * Shorter than a server rendering waits for a call. The fetch goes on and fills the
 * cache.
 */
const CALLER_WAITS_MS = 3_000;
const FAILURE_KEPT_MS = 10_000;
const MOST_FAILURES = 200;

type Needs = Pick<Ports, 'database' | 'clock'> & {
  config: WordpressConfig & { CMS_REFRESH_SECONDS: number };
};
export type WordpressPages = PageSource & {
  /**
   * Checks every stored page whose last check is an interval ago; a changed page moves
   * the content version.
   */
  refresh(): Promise<void>;
};

/**
 * Pages of a WordPress. From its first fetch on, a page is served from its last good
 * copy, however slow or broken WordPress is, and `refresh` keeps it current. Only the
 * first request of a page waits for WordPress.
 */
export function wordpressPages(
  { database: { db }, clock, config }: Needs,
  log: FastifyBaseLogger,
): WordpressPages {
  // Two clients: requests for missing pages never delay the refresh.
  const fetchForCaller = wordpressClient(config);
  const fetchToRefresh = wordpressClient(config);
  const stored = storedPages(db, config.CMS_URL);
  const failures = recentFailures(() => clock.now().getTime());
  const running = new Map<string, Promise<CmsPage | null>>();

  const fetchChecked = async (
    path: string,
    fetchPage: FetchPage,
  ): Promise<CmsPage | null> => {
    const page = await fetchPage(path);
    if (!page || Object.keys(page.content).length === 0) return page;
    const { content, problems } = checkContent(pageOfPath(path), page.content);
    if (!content)
      log.warn(
        { path, problems: problems.slice(0, 5) },
        'a page of the CMS lacks what its screen needs: it counts as empty',
      );
    return { ...page, content: content ?? {} };
  };

  const fetchFirst = async (path: string): Promise<CmsPage | null> => {
    try {
      // A request before this one may have stored the page meanwhile.
      const kept = await stored.find(path);
      if (kept) return kept;
      const page = await fetchChecked(path, fetchForCaller);
      if (page) await stored.add(path, page, clock.now());
      return page;
    } catch (error) {
      failures.add(path);
      log.warn({ err: error, path }, 'the CMS gave no page');
      throw unavailable();
    }
  };

  const once = (path: string) => {
    const shared =
      running.get(path) ?? fetchFirst(path).finally(() => running.delete(path));
    running.set(path, shared);
    return shared;
  };

  return {
    findPage: async (path, beforeAsking) => {
      const page = await stored.find(path);
      if (page) return page;
      if (failures.has(path)) throw unavailable();
      await beforeAsking?.();
      return withinMs(once(path), CALLER_WAITS_MS).catch(() =>
        Promise.reject(unavailable()),
      );
    },

    mark: `-${createHash('sha256').update(config.CMS_URL).digest('hex').slice(0, 8)}`,

    refresh: async () => {
      const now = clock.now();
      const due = new Date(now.getTime() - config.CMS_REFRESH_SECONDS * 500);
      for (const path of await stored.claimOlderThan(due, now)) {
        try {
          const page = await fetchChecked(path, fetchToRefresh);
          await (page ? stored.replace(path, page, clock.now()) : stored.remove(path));
        } catch (error) {
          log.warn(
            { err: error, path },
            'the CMS gave no newer page, the last good one is served',
          );
          if (isBrokenCircuitError(error)) return;
        }
      }
    },
  };
}

/** Runs `refresh` every `everyMs`. Returns a function that stops it. */
export function keepRefreshed(
  source: WordpressPages,
  everyMs: number,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      running = source
        .refresh()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'pages of the CMS were not refreshed, will try again'),
        )
        .finally(plan);
    }, everyMs).unref();
  };
  plan();
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

/**
 * Paths that failed within `FAILURE_KEPT_MS`: a bounded number, the oldest leave first.
 */
function recentFailures(now: () => number) {
  const until = new Map<string, number>();
  return {
    has: (path: string) => (until.get(path) ?? 0) > now(),
    add: (path: string) => {
      until.delete(path);
      until.set(path, now() + FAILURE_KEPT_MS);
      for (const oldest of until.keys()) {
        if (until.size <= MOST_FAILURES) break;
        until.delete(oldest);
      }
    },
  };
}

const unavailable = () =>
  new Refusal('unavailable', TEXTS.unavailable, {
    retryAfterSeconds: FAILURE_KEPT_MS / 1000,
  });
