import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isNginxInstalled, startNginx } from './nginx-process';
import { portForLater, send } from './proxy-checks';

const SHARED =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';
/** The present second of the clock that nginx and the host share. */
const secondNow = () => Math.floor(Date.now() / 1000);
async function secondEnds(): Promise<void> {
  const second = secondNow();
  while (secondNow() === second) await pause(10);
}
const LONG_S = 60;
const VISITOR = {
  cookie: 'rt=marcada',
  authorization: 'Bearer marcada',
  'x-forwarded-host': 'marcada.test',
  'user-agent': 'marcada',
  'accept-language': 'marcada',
  range: 'bytes=0-3',
  'x-marcada': 'marcada',
};

const describeWithNginx = isNginxInstalled() ? describe : describe.skip;

describeWithNginx('pages that nginx keeps', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let host: Server;
  /** Requests that reached the page host. */
  let asked: IncomingMessage[];
  let world: {
    text: string;
    headers: Record<string, string>;
    delayMs: number;
    keptForS?: number;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    send(nginx.port, path, { headers });

  beforeEach(async () => {
    asked = [];
    const headers = { 'cache-control': SHARED };
    world = { text: 'antes', headers, delayMs: 0, keptForS: LONG_S };
    host = createServer((request, response) => {
      asked.push(request);
      const encoding = request.headers['accept-encoding'] ?? 'none';
      const { text, headers, keptForS } = world;
      const second = secondNow();
      const until =
        keptForS === undefined ? {} : { 'x-accel-expires': `@${second + keptForS}` };
      setTimeout(() => {
        response.writeHead(200, {
          vary: 'accept-encoding',
          'x-asked-in': second,
          ...until,
          ...headers,
        });
        response.end(`${text} ${encoding} ${JSON.stringify(request.headers)}`);
      }, world.delayMs);
    });
    const port = await portForLater();
    await new Promise<void>((done) => host.listen(port, '127.0.0.1', done));
    nginx = await startNginx({
      portsOf: () => [port],
      pagesPerSecond: 100_000,
      pageBurst: 10_000,
    });
  });
  afterEach(async () => {
    await nginx.stop();
    host.closeAllConnections();
    await new Promise((done) => host.close(done));
  });

  it('are asked for once by many visitors at once on a cold cache', async () => {
    world.delayMs = 100;
    for (const path of ['/', '/institucional/duvidas']) {
      const before = asked.length;
      const all = await Promise.all(Array.from({ length: 1000 }, () => get(path)));
      expect(asked.length - before).toBe(1);
      expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    }
  });

  it('hold nothing of the visitor who was first, but tell each their own trace', async () => {
    // The whole page is fetched and kept, even when the first visitor asks for a part.
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    world.headers['traceparent'] = trace;
    const first = await get('/', { ...VISITOR, traceparent: trace });
    const second = await get('/');
    const whole = second.text;
    expect(first.status).toBe(200);
    expect(first.text).toEqual(whole);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked[0]?.headers)).not.toContain('marcada');
    expect(whole).not.toContain('marcada');
    expect(first.headers['traceparent']).toContain('a'.repeat(32));
    expect(second.headers['traceparent']).not.toContain('a'.repeat(32));
  });

  it('are told to those who have them already by 304 alone', async () => {
    world.headers['etag'] = '"7"';
    const { status, text } = await get('/', { 'if-none-match': '"7"' });
    expect(status).toBe(304);
    expect(text === '').toBe(true);
    const kept = await get('/', { 'if-none-match': 'W/"6", "7"' });
    expect(kept.status).toBe(304);
    expect(kept.text).toBe('');
    expect(kept.headers.etag).toBe('"7"');
    expect((await get('/', { 'if-none-match': '"6"' })).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it('come to those who wait when the first of them goes away', async () => {
    world.delayMs = 300;
    const first = request({ host: '127.0.0.1', port: nginx.port }).end();
    first.on('error', () => undefined);
    while (asked.length === 0) await pause(10);
    const second = get('/');
    first.destroy();
    expect((await second).status).toBe(200);
  });

  it('are kept apart by host and by the three encodings, however those are spelt', async () => {
    await get('/', { host: 'evil.test' });
    expect((await get('/')).text).not.toContain('evil');
    expect(asked).toHaveLength(2);
    const codingOf = async (accept: string) =>
      (await get('/', { 'accept-encoding': accept })).text.split(' ')[1];
    expect(await codingOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await codingOf('br;q=0.5,x')).toBe('br');
    expect(await codingOf('br;q=0, GZIP;q=1.0')).toBe('gzip');
    expect(await codingOf('brotli, xgzip, *')).toBe('none');
    for (let nth = 0; nth < 20; nth += 1) await codingOf(`x-${nth}`);
    const codings = asked.map(({ headers }) => headers['accept-encoding']);
    expect(new Set(codings)).toEqual(new Set([undefined, 'br', 'gzip']));
  });

  it.each([
    '/?',
    '/?utm_campaign=x',
    '/institucional/duvidas?busca=x',
    '/simulador/carrinho',
    '/area-logada',
    '/institucional/Duvidas',
    '/%69nstitucional',
    '//institucional',
    '/concessionarias',
    '/api/v1/cms',
  ])('are never those at %s', async (path) => {
    await get(path);
    await get(path);
    expect(asked).toHaveLength(2);
  });

  it.each<Record<string, string>>([
    { 'x-accel-expires': '0' },
    { 'set-cookie': 'rt=1' },
    { vary: 'cookie' },
    { vary: '*' },
    { vary: 'accept-encoding, cookie' },
  ])('are none that the host answers with %j', async (headers) => {
    world.headers = { 'cache-control': SHARED, ...headers };
    await get('/');
    await get('/');
    expect(asked).toHaveLength(2);
  });

  it('are none of which the host does not say until when', async () => {
    delete world.keptForS;
    await get('/');
    await get('/');
    expect(asked).toHaveLength(2);
  });

  // The host itself may be a second late, so nginx may add one (decision 068).
  it('are given until the second ends in which the host was asked, and to nobody later', async () => {
    world.keptForS = 0;
    world.delayMs = 30;
    const ask = async () => {
      const second = secondNow();
      const { headers } = await get('/');
      return { second, askedIn: Number(headers['x-asked-in']) };
    };
    const answers: ReturnType<typeof ask>[] = [];
    for (const end = secondNow() + 3; secondNow() < end; await pause(10))
      // Two at once: one of them finds that the other is fetching already.
      answers.push(ask(), ask());
    const all = await Promise.all(answers);
    expect(all.filter(({ second, askedIn }) => !(askedIn >= second))).toEqual([]);
    expect(asked.length).toBeLessThan(all.length);
  });

  it('show a change to the first who asks after a while', async () => {
    world.keptForS = 0;
    expect((await get('/')).text).toMatch(/^antes/);
    world.text = 'depois';
    await secondEnds();
    expect((await get('/')).text).toMatch(/^depois/);
  });

  it('go on while the host fails or is away, and the log says so', async () => {
    world.keptForS = 0;
    const { text } = await get('/');
    host.closeAllConnections();
    await new Promise((done) => host.close(done));
    await secondEnds();
    expect(await get('/')).toMatchObject({ status: 200, text });
    expect((await get('/institucional/duvidas')).status).toBe(503);
    const isLogged = () => nginx.logged().access.includes('"kept":"STALE"');
    while (!isLogged()) await pause(50);
  });

  it('are given old to whoever asks while the host starts anew, and new once it has', async () => {
    world.keptForS = 0;
    const { text } = await get('/');
    const { port } = host.address() as AddressInfo;
    host.closeAllConnections();
    await new Promise((done) => host.close(done));
    await secondEnds();
    world.text = 'depois';
    expect((await get('/')).text).toBe(text);
    await new Promise<void>((done) => host.listen(port, '127.0.0.1', done));
    expect((await get('/')).text).toMatch(/^depois/);
  });
});
