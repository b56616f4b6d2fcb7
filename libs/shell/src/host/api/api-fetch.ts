import { type Origins } from '@site/server';

/**
 * `fetch` for reading the data of pages from the API, which may have several processes:
 * when a connection fails the call is repeated at the next origin, and later calls start
 * there. Only for reads, since the first attempt may have arrived. Takes URLs of the
 * first origin.
 */
export function createApiFetch(
  origins: Origins,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  let current = 0;
  return async (input, init) => {
    const path = String(input).slice(origins[0].length);
    const originNow = () => origins[current % origins.length] ?? origins[0];
    const first = originNow();
    try {
      return await fetch(`${first}${path}`, init);
    } catch (error) {
      if (!(error instanceof TypeError) || init?.signal?.aborted) throw error;
      if (first === originNow()) current += 1;
      return fetch(`${originNow()}${path}`, init);
    }
  };
}
