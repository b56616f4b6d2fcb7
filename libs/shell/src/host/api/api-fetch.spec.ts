/** @jest-environment node */
import { createApiFetch } from './api-fetch';

const ONE = 'http://127.0.0.1:3333';
const TWO = 'http://127.0.0.1:3343';

function world(away: readonly string[]) {
  const asked: string[] = [];
  const fetch = jest.fn(async (input: string | URL | Request) => {
    asked.push(String(input));
    if (away.some((origin) => String(input).startsWith(origin)))
      throw new TypeError('fetch failed');
    return new Response('ok');
  });
  return { asked, fetch: createApiFetch([ONE, TWO], fetch as typeof globalThis.fetch) };
}

describe('what pages read from the API', () => {
  it('comes from the other process when one is away, and stays there', async () => {
    const { asked, fetch } = world([ONE]);
    await fetch(`${ONE}/api/v1/prices`);
    await fetch(`${ONE}/api/v1/cms`);
    expect(asked).toEqual([
      `${ONE}/api/v1/prices`,
      `${TWO}/api/v1/prices`,
      `${TWO}/api/v1/cms`,
    ]);
  });

  it('is asked twice and no more while both are away', async () => {
    const { asked, fetch } = world([ONE, TWO]);
    await expect(fetch(`${ONE}/api/v1/prices`)).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(2);
  });

  it('moves on once when many calls fail at the same time', async () => {
    const { asked, fetch } = world([ONE]);
    await Promise.all([1, 2, 3].map((n) => fetch(`${ONE}/${n}`)));
    expect(asked.slice(3)).toEqual([1, 2, 3].map((n) => `${TWO}/${n}`));
  });

  it('is not repeated when its time is over', async () => {
    const { asked, fetch } = world([ONE]);
    await expect(fetch(`${ONE}/x`, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
