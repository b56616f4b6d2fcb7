/** @jest-environment node */
import { createApiAge } from './api-age';

const ONE = 'http://127.0.0.1:3333';
const OTHER = 'http://127.0.0.1:3343';

/** API processes by origin; one with null is down. */
function setUp(versions: Record<string, string | null>) {
  const asked: string[] = [];
  const check = createApiAge({
    needed: '1.10.0',
    origins: Object.keys(versions),
    fetch: async (input) => {
      const { origin } = new URL(String(input));
      asked.push(String(input));
      const version = versions[origin];
      if (version === null) throw new TypeError('fetch failed');
      return Response.json({ version });
    },
  });
  return { check, asked, versions };
}

describe('a web app that needs version 1.10.0 of the API', () => {
  it.each(['1.10.0', '1.11.2', '2.0.0'])('is ready beside %s', async (version) => {
    await expect(setUp({ [ONE]: version }).check()).resolves.toBeUndefined();
  });

  it.each(['1.9.9', '1.0.0', '0.12.0'])('is not ready beside %s', async (version) => {
    await expect(setUp({ [ONE]: version }).check()).rejects.toThrow(
      `The API at ${ONE} is ${version}, and this app needs 1.10.0 or newer`,
    );
  });

  it('is not ready while one process of the API is older', async () => {
    const { check } = setUp({ [ONE]: '1.10.0', [OTHER]: '1.9.0' });
    await expect(check()).rejects.toThrow(OTHER);
  });

  it('is ready while the API is away', async () => {
    await expect(setUp({ [ONE]: null }).check()).resolves.toBeUndefined();
  });

  it('is ready beside an API that runs from its sources', async () => {
    await expect(setUp({ [ONE]: 'development' }).check()).resolves.toBeUndefined();
  });

  it('is not ready when the API comes back as an older one', async () => {
    const { check, versions } = setUp({ [ONE]: null });
    await check();
    versions[ONE] = '1.9.0';
    await expect(check()).rejects.toThrow('1.9.0');
  });

  it('stays ready when the API is taken back later', async () => {
    const { check, versions, asked } = setUp({ [ONE]: '1.10.0' });
    await check();
    versions[ONE] = '1.9.0';
    await check();
    expect(asked).toEqual([`${ONE}/version`]);
  });
});
