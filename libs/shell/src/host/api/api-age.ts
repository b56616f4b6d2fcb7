import * as z from 'zod/mini';

const VERSION = /^\d+\.\d+\.\d+$/;
const ASK_MS = 1000;
const answer = z.object({ version: z.string() });

type Options = {
  /** The oldest version of the API that this app supports, such as `1.4.0`. */
  needed: string;
  /** Processes of the API. */
  origins: readonly string[];
  fetch?: typeof globalThis.fetch;
};

/**
 * A readiness check that fails while an API process that answers is older than this app
 * supports, so that a deployment in the wrong order stops at its first process. An API
 * that is down or reports no version does not fail it, since pages can be served from
 * cached copies. Once every process was new enough the check stays green, so that a later
 * rollback of the API does not take the pages down.
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
