import * as z from 'zod/mini';

const VERSION = /^\d+\.\d+\.\d+$/;
const ASK_MS = 1000;
const answer = z.object({ version: z.string() });

type Options = {
  /** The oldest version of the API that this app can live with, such as `1.4.0`. */
  needed: string;
  /** Processes of the API. */
  origins: readonly string[];
  fetch?: typeof globalThis.fetch;
};

/**
 * A readiness check that fails while an API that answers is older than this app can live
 * with, so that a roll in the wrong order stops at its first process. An API that is away
 * or tells no version fails nothing: pages come from last good copies. Once every process
 * of the API was new enough nobody is asked again, so that an API that is taken back later
 * does not take the pages along.
 */
export function createApiAge({
  needed,
  origins,
  fetch = globalThis.fetch,
}: Options): () => Promise<void> {
  const known = new Set<string>();
  return async () => {
    const asked = origins.filter((origin) => !known.has(origin));
    const ages = await Promise.all(
      asked.map(async (origin) => ({ origin, version: await versionAt(origin, fetch) })),
    );
    for (const { origin, version } of ages) {
      if (!version) continue;
      if (isOlder(version, needed))
        throw new Error(
          `The API at ${origin} is ${version}, and this app needs ${needed} or newer`,
        );
      known.add(origin);
    }
  };
}

async function versionAt(
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/version`, {
      signal: AbortSignal.timeout(ASK_MS),
    });
    const { version } = answer.parse(await response.json());
    return VERSION.test(version) ? version : null;
  } catch {
    return null;
  }
}

const isOlder = (version: string, needed: string) =>
  version.localeCompare(needed, 'en', { numeric: true }) < 0;
