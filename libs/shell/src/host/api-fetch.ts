import { type Origins } from '@site/server';

/**
 * `fetch` for what pages read from the API, which several processes may serve: a call
 * whose connection fails is sent once more, to the next origin, and later calls start
 * there. Only for reading, since the first try may have arrived. Takes addresses of the
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
