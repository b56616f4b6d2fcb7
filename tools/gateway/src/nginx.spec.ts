import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { resolve as resolvePath } from 'node:path';
import { AWAY, INTERNAL, linksOf } from './away.table';
import { renderNginx } from './nginx';
import { isNginxInstalled, loopback, startNginx } from './nginx-process';
import { echoOf, NOBODY, send, startStubs, throughStreams } from './proxy-checks';
import { HIDDEN, ROUTES } from './routes.table';

/** One request a minute, the least that nginx can count: no test lasts so long. */
const SLOWEST = 1 / 60;

it('nginx.conf is fresh (else: nx run gateway:render)', () => {
  expect(readFileSync(resolvePath(__dirname, '../nginx.conf'), 'utf8')).toBe(
    renderNginx(),
  );
});

it('an upstream has the processes of other machines too, and sends nothing to one that is out', () => {
  const text = renderNginx({
    listen: ['80'],
    serversOf: () => [
      { address: '10.0.0.2:4200', isOut: true },
      { address: '10.0.0.3:4200' },
    ],
  });
  expect(text).toContain(
    '  upstream public-site {\n    server 10.0.0.2:4200 max_fails=0 down;\n    server 10.0.0.3:4200 max_fails=0;\n',
  );
});

(isNginxInstalled() ? describe : describe.skip)(
  'a real nginx with the rendered configuration',
  () => {
    let port: number;
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    let stubs: Awaited<ReturnType<typeof startStubs>>;

    beforeAll(async () => {
      stubs = await startStubs();
      nginx = await startNginx({ portsOf: (app) => [stubs.portOf(app)] });
      ({ port } = nginx);
    });
    afterAll(async () => {
      await nginx.stop();
      await stubs.stop();
    });

    it.each(ROUTES)('sends %s to %s', async (path, app) => {
      expect(echoOf(await send(port, path))).toMatchObject({ app, url: path });
    });

    it.each(HIDDEN)('hides %s', async (path) => {
      expect((await send(port, path)).status).toBe(404);
    });

    it('hands on each event of a stream at once, and ends it when the API does', async () => {
      expect(renderNginx()).toMatch(
        /location = \/api\/v1\/changes\/stream \{\n +proxy_buffering off;\n +proxy_read_timeout 22000ms;/,
      );
      const { begun, call, ends } = await throughStreams(port, 50);
      expect(new Set(begun)).toEqual(new Set(['id: 1\ndata: {"topics":[]}\n\n']));
      expect(call.status).toBe(200);
      expect(new Set(ends)).toEqual(new Set(['ended']));
    });

    it('overwrites what a client says about where it comes from', async () => {
      const lies = {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil',
        forwarded: 'for=1.2.3.4',
        'x-real-ip': '1.2.3.4',
      };
      const { headers } = echoOf(await send(port, '/', { headers: lies }));
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': `127.0.0.1:${port}`,
      });
      expect(headers.forwarded ?? headers['x-real-ip']).toBeUndefined();
    });

    it('starts a trace where there is none', async () => {
      expect(echoOf(await send(port, '/')).headers['traceparent']).toMatch(
        /^00-[\da-f]{32}-[\da-f]{16}-01$/,
      );
    });

    it('refuses in the form of the address: a page, or the error shape', async () => {
      const page = await send(port, '/metrics');
      expect(page.text).toContain('Não encontramos este arquivo');
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        server: 'nginx',
      });
      const json = await send(port, '/api/v1/x', {
        method: 'POST',
        headers: { 'content-length': String(20 * 1024 * 1024) },
      });
      expect(json.status).toBe(413);
      expect(JSON.parse(json.text)).toEqual({
        message: 'O envio é grande demais.',
        traceId: expect.stringMatching(/^[\da-f]{32}$/),
      });
    });

    it.each([
      '/..',
      '/%2e%2e/',
      '/a%00b',
      '/%',
      '/api/v1/%zz',
      `/${'a'.repeat(20_000)}`,
      `/api/v1/${'a'.repeat(20_000)}`,
    ])(
      'answers %.30s, which it cannot read, in the form of its neighborhood',
      async (path) => {
        const { status, headers, text } = await send(port, path);
        expect(status).toBe(path.length > 1000 ? 414 : 400);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'cache-control': 'no-store',
        });
        expect(text).toContain(
          path.startsWith('/api') ? '"traceId"' : 'Ir para o início',
        );
      },
    );

    it('answers headers that are too large in the same form', async () => {
      const headers = { 'x-large': 'a'.repeat(20_000) };
      const page = await send(port, '/', { headers });
      expect(page.status).toBe(400);
      expect(page.headers['x-content-type-options']).toBe('nosniff');
    });

    it('is there for visitors by IPv6 too, and tells the app who they are', async () => {
      expect(renderNginx()).toMatch(/listen 8080;\n +listen \[::\]:8080;/);
      if (loopback(port).length === 1) return;
      const { headers } = echoOf(await send(port, '/', { host: '::1' }));
      expect(headers['x-forwarded-for']).toBe('::1');
    });

    it('serves a probe of HTTP/1.0 without Host', async () => {
      const answer = await raw(port, 'GET / HTTP/1.0\r\n\r\n');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain(`"host":"127.0.0.1:${port}"`);
    });

    it('keeps its own addresses of refusals from the public', async () => {
      expect((await send(port, '/__refused/page/503')).status).toBe(404);
    });

    it('serves one visitor a burst of pages, then says to wait; files and API go on', async () => {
      const strict = await startNginx({
        portsOf: (app) => [stubs.portOf(app)],
        pagesPerSecond: SLOWEST,
      });
      try {
        const ask = () => send(strict.port, '/institucional/duvidas?busca=x');
        const replies = await Promise.all(Array.from({ length: 100 }, ask));
        const refused = replies.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(19);
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(81);
        expect(refused[0]?.headers).toMatchObject({
          'retry-after': '5',
          'x-content-type-options': 'nosniff',
        });
        expect(refused[0]?.text).toContain('Muitas páginas em pouco tempo');
        expect((await send(strict.port, '/assets/main.js')).status).toBe(200);
        expect((await send(strict.port, '/api/v1/x')).status).toBe(200);
      } finally {
        await strict.stop();
      }
    });

    it('serves one visitor a burst of calls, then says to wait in the error shape', async () => {
      const strict = await startNginx({
        portsOf: (app) => [stubs.portOf(app)],
        callsPerSecond: SLOWEST,
        callBurst: 20,
      });
      try {
        const ask = (path: string) => send(strict.port, path);
        const replies = await Promise.all(
          Array.from({ length: 60 }, () => ask('/api/v1/openapi.json')),
        );
        const refused = replies.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(39);
        expect(refused[0]?.headers).toMatchObject({
          'retry-after': '5',
          'content-type': 'application/json; charset=utf-8',
        });
        expect(JSON.parse(refused[0]?.text ?? '')).toEqual({
          message:
            'Foram muitas chamadas em pouco tempo. Espere alguns segundos e tente de novo.',
          traceId: expect.stringMatching(/^[\da-f]{32}$/),
        });
        expect((await ask('/')).status).toBe(200);
      } finally {
        await strict.stop();
      }
    });

    it('lets a person with several tabs make as many calls as their pages do', () => {
      // The busiest page makes some 20 calls as it opens: ten of them at once, twice over.
      expect(renderNginx()).toContain('zone=calls:10m rate=100r/s');
      expect(
        renderNginx().match(/limit_req zone=calls burst=400 nodelay;/g),
      ).toHaveLength(4);
    });

    it('misses no process that is away while another one answers', async () => {
      const two = await startNginx({ portsOf: (app) => [NOBODY, stubs.portOf(app)] });
      try {
        for (const method of ['GET', 'POST', 'GET', 'POST', 'GET', 'POST'])
          expect((await send(two.port, '/api/v1/x', { method })).status).toBe(200);
      } finally {
        await two.stop();
      }
    });

    it('asks the other process once for a hashed file that one lacks, and for nothing else', async () => {
      const FILE = '/concessionarias/assets/main-abcdef1.js';
      const asked: string[] = [];
      const listen = async (files: readonly string[]) => {
        const server = createServer(({ url = '' }, response) => {
          asked.push(url);
          response.writeHead(files.includes(url) ? 200 : 404).end();
        });
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
        return server;
      };
      const servers = [await listen([]), await listen([FILE])];
      const ports = servers.map((server) => (server.address() as AddressInfo).port);
      const two = await startNginx({ portsOf: () => ports });
      try {
        for (let nth = 0; nth < 4; nth += 1)
          expect((await send(two.port, FILE)).status).toBe(200);
        asked.length = 0;
        expect((await send(two.port, '/assets/main-abcdef1.js')).status).toBe(404);
        expect(asked).toHaveLength(2);
        expect((await send(two.port, '/assets/build')).status).toBe(404);
        expect(asked).toHaveLength(3);
      } finally {
        await two.stop();
        for (const server of servers) {
          server.closeAllConnections();
          server.close();
        }
      }
    });

    it('waits for an app that hangs no longer than it may take', async () => {
      expect(renderNginx()).toContain('proxy_read_timeout 12000ms;');
      const begin = performance.now();
      const hasty = await startNginx({
        portsOf: (app) => [stubs.portOf(app)],
        answerMs: 100,
      });
      try {
        const page = await send(hasty.port, '/hangs');
        expect(page.status).toBe(503);
        expect(page.headers['retry-after']).toBe('5');
        expect(page.text).toContain('Voltamos em instantes');
        const json = await send(hasty.port, '/api/v1/hangs', { method: 'POST' });
        expect([json.status, JSON.parse(json.text)]).toMatchObject([
          503,
          { traceId: expect.any(String) },
        ]);
        expect(performance.now() - begin).toBeLessThan(12_000);
      } finally {
        await hasty.stop();
      }
    });

    describe('while the apps are away', () => {
      let alone: Awaited<ReturnType<typeof startNginx>>;
      beforeAll(async () => void (alone = await startNginx({ portsOf: () => [NOBODY] })));
      afterAll(() => alone.stop());

      it('answers 503 with Retry-After', async () => {
        const reply = await send(alone.port, '/api/v1/cms');
        expect(reply.status).toBe(503);
        expect(reply.headers['retry-after']).toBe('5');
        expect((await send(alone.port, '/')).text).toContain('Voltamos em instantes');
      });

      it.each(AWAY)(
        'says at %s what is away, and links to the other parts',
        async (path, text, links) => {
          const page = await send(alone.port, path);
          expect(page.text).toContain(text);
          expect(linksOf(page.text)).toEqual(links);
          expect(page.text).not.toMatch(INTERNAL);
        },
      );
    });
  },
);

/** The server's answer to text that no HTTP client would send. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .on('data', (chunk: Buffer) => (answer += chunk.toString()))
      .once('end', () => resolve(answer))
      .once('error', reject)
      .write(text);
  });
}
