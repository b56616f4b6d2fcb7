/** @jest-environment node */
import { CONTACT_PATH } from '@site/api-contract/site-paths';
import { guardConsole } from '@site/testing';
import { setUpHost } from './testing/page-host';
import { PUBLIC_ANSWERS } from './testing/route-table';

guardConsole();

type Reply = Awaited<ReturnType<ReturnType<typeof setUp>['get']>>;
const ORIGIN = 'https://rodar.test';
const setUp = () => setUpHost(PUBLIC_ANSWERS);

/** Headers with which a client or a misconfigured proxy may claim another host (D8). */
const CLAIMS: readonly (readonly [header: string, value: string])[] = [
  ['host', 'evil.test'],
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-proto', 'evil'],
  ['x-forwarded-port', '6666'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-server', 'evil.test'],
  ['x-forwarded-for', '6.6.6.6'],
  ['x-host', 'evil.test'],
  ['x-original-host', 'evil.test'],
  ['x-original-url', '/evil'],
  ['x-rewrite-url', '/evil'],
  ['forwarded', 'for=6.6.6.6;host=evil.test;proto=evil'],
  ['origin', 'https://evil.test'],
  ['referer', 'https://evil.test/'],
];

describe.each([
  '/',
  CONTACT_PATH,
  `${CONTACT_PATH}/`,
  '/nao-existe',
  '/area-logada',
  '/robots.txt',
])('%s', (path) => {
  it('is the same whatever a caller says about hosts, also for who comes next', async () => {
    const { get } = setUp();
    const honest = paintedBy(await setUp().get(path));
    for (const [header, value] of CLAIMS) {
      const reply = await get(path, { [header]: value });
      expect(header).toEqual(header);
      expect(paintedBy(reply)).toEqual(honest);
      // A port follows a colon; digits alone may be part of a trace id or a time.
      expect(JSON.stringify([reply.headers, reply.body])).not.toMatch(
        /evil|:6666|6\.6\.6\.6/,
      );
    }
  });
});

/** The comparable part of an answer, without the page's state, which contains a time. */
const paintedBy = ({ statusCode, headers, body }: Reply) => ({
  statusCode,
  location: headers.location,
  body: body.split('<script id="page-state"')[0],
});

it.each([
  ['/', '/home-v3'],
  [CONTACT_PATH, '/contato'],
])('canonical address and og:url of %s are of PUBLIC_ORIGIN', async (path, canonical) => {
  const { body } = await setUp().get(path, {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
  });
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"`);
  expect(body).toContain(`<meta property="og:url" content="${ORIGIN}${canonical}"`);
});

it('sitemap.xml names PUBLIC_ORIGIN alone', async () => {
  const { body } = await setUp().get('/sitemap.xml', { 'x-forwarded-host': 'evil.test' });
  const places = [...body.matchAll(/<loc>([^<]*)/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(places.map((place) => new URL(place).origin))).toEqual(
    new Set([ORIGIN]),
  );
});

it('unknown parameters make no copies of a page and are not written into it', async () => {
  const { world, get } = setUp();
  const { body } = await get(CONTACT_PATH);
  const { asked } = world;
  for (let nth = 0; nth < 30; nth += 1)
    expect((await get(`${CONTACT_PATH}?evil${nth}=evil&utm_source=evil`)).body).toBe(
      body,
    );
  expect(world.asked).toBe(asked);
});

// security-requirements E8
it.each([
  '//evil.test',
  '//evil.test/',
  '///evil.test//',
  '/\\evil.test/',
  '/\\/evil.test/',
  '/.//evil.test/',
  '/..//evil.test/',
  '/x/..//evil.test/',
  '/%5Cevil.test/',
  '/%5C/evil.test/',
  '/%2F%2Fevil.test/',
  '/%09//evil.test/',
  '/\t//evil.test/',
  '//evil.test@rodar.test/',
  '/https://evil.test/',
  '/institucional//evil.test/',
])('%j leads to no other host', async (path) => {
  const { get } = setUp();
  let at = path;
  for (let steps = 0; steps < 5; steps += 1) {
    const { statusCode, headers } = await get(at);
    if (statusCode < 300 || statusCode >= 400) return;
    const next = new URL(String(headers.location), `${ORIGIN}/x`);
    expect(next.origin).toBe(ORIGIN);
    at = `${next.pathname}${next.search}`;
  }
  throw new Error(`${path} is redirected without end`);
});
