import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { type AppName, STREAM_PATH } from '@site/api-contract/site-map';
import { prepareDrain } from '@site/server';
import { AWAY, INTERNAL, linksOf } from './away.table';
import { createGateway } from './gateway';
import {
  echoOf,
  NOBODY,
  originsOf,
  send,
  startStubs,
  throughStreams,
} from './proxy-checks';
import { ANSWER_MS } from './refusals';
import { HIDDEN, ROUTES } from './routes.table';

let gateway: FastifyInstance;
let port: number;
let stubs: Awaited<ReturnType<typeof startStubs>>;

const start = async (
  portOf: (app: AppName) => number,
  options: Partial<Parameters<typeof createGateway>[0]> = {},
) => {
  const app = await createGateway({
    origins: originsOf((name) => [portOf(name)]),
    logLevel: 'silent',
    ...options,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};
const portIn = (app: FastifyInstance) => Number(new URL(app.listeningOrigin).port);

/** The server's answer to bytes that no HTTP client of Node would send. */
const sendText = (text: string) =>
  new Promise<string>((done, failed) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => done(received));
    socket.on('error', failed);
  });

beforeAll(async () => {
  stubs = await startStubs();
  gateway = await start(stubs.portOf);
  port = portIn(gateway);
});
afterAll(async () => {
  await gateway.close();
  await stubs.stop();
});

describe('the gateway', () => {
  it.each(ROUTES)('sends %s to %s', async (path, app) => {
    expect(echoOf(await send(port, path))).toMatchObject({ app, url: path });
  });

  it.each(HIDDEN)('hides %s', async (path) => {
    const { status, headers } = await send(port, path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/),
    });
  });

  it('refuses who floods the API from one address, and still gives the pages', async () => {
    const calls = { perSecond: 1, burst: 20 };
    const strict = await start(stubs.portOf, { calls, now: () => 0 });
    const ask = (path: string) => send(portIn(strict), path);
    try {
      const replies = await Promise.all(
        Array.from({ length: 60 }, () => ask('/api/v1/openapi.json?x=1')),
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
      await strict.close();
    }
  });

  // nginx treats a backslash as a letter, like the apps; URLs of this gateway do not.
  it.each(['/\\metrics', '/x\\..\\metrics', '/x%5C..%5Creadyz'])(
    'hands %s on to nobody',
    async (path) => {
      const { status } = await send(port, path);
      expect([400, 404]).toContain(status);
    },
  );

  it('overwrites what a client says about where it comes from (D8)', async () => {
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

  it('hands on the trace of the caller', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const { headers } = echoOf(
      await send(port, '/api/v1/x', {
        headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
      }),
    );
    expect(headers['traceparent']).toContain(trace);
  });

  it('hands on each event of a stream at once, and calls beside many of them', async () => {
    const { begun, call, ends } = await throughStreams(port, 200);
    expect(new Set(begun)).toEqual(new Set(['id: 1\ndata: {"topics":[]}\n\n']));
    expect(call.status).toBe(200);
    expect(new Set(ends)).toEqual(new Set(['ended']));
  });

  it('lets go of streams when it begins to leave, and of those that came since when it closes', async () => {
    const leaving = await start(stubs.portOf);
    const { drain } = prepareDrain(leaving);
    /** Opens a stream; gives its end. */
    const open = async () => {
      const { body } = await fetch(leaving.listeningOrigin + STREAM_PATH);
      const reader = body?.getReader();
      await reader?.read();
      return { end: expect(reader?.read()).rejects.toThrow('terminated') };
    };
    const before = await open();
    drain();
    await before.end;
    const since = await open();
    await leaving.close();
    await since.end;
  });

  it('refuses a request that names two hosts', async () => {
    const answer = await sendText(
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('HTTP/1.1 400 ');
    expect(answer).toContain('Não entendemos este endereço');
  });

  it.each([
    ['/', 'a page', 'text/html; charset=utf-8', 'Este endereço é longo demais'],
    ['/api/v1/', 'the error shape', 'application/json; charset=utf-8', '"traceId"'],
  ])('answers an address of 20 kB below %s with %s', async (path, _form, type, text) => {
    const { status, headers, ...reply } = await send(
      port,
      `${path}${'a'.repeat(20_000)}`,
    );
    expect(status).toBe(431);
    expect(headers['content-type']).toEqual(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(reply.text).toContain(text);
  });

  it('refuses a body that no app would take', async () => {
    const reply = await send(port, '/api/v1/x', {
      method: 'POST',
      headers: { 'content-length': String(20 * 1024 * 1024) },
    }).catch((error: Error) => error);
    expect(reply).toMatchObject({ status: 413 });
  });

  it('passes on a refusal that comes before the body has ended', async () => {
    const reply = await send(port, '/api/v1/early', {
      method: 'POST',
      body: Buffer.alloc(3 * 1024 * 1024),
    });
    expect(reply.status).toBe(413);
  });

  it('answers an address it cannot read with 400 in the form of its neighborhood', async () => {
    const page = await send(port, '/%ff');
    expect(page.status).toBe(400);
    expect(page.text.includes('Não entendemos este endereço')).toBe(true);
    const json = await send(port, '/api/v1/%ff');
    expect(json.status).toBe(400);
    expect(JSON.parse(json.text)).toEqual({
      message: 'Não entendemos este endereço.',
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it.each(['//evil.test', '/\\evil.test', '/docs/..;/', '/api/v1/a/..;/b'])(
    'answers %s, which it will not hand on, in its own form too',
    async (path) => {
      const { status, headers, text } = await send(port, path);
      expect(status).toBe(400);
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain(
        path.startsWith('/api') ? '"traceId"' : 'Não entendemos este endereço',
      );
      expect(text).not.toContain('statusCode');
    },
  );
});

it.each<Record<string, string>>([
  { expect: '100-continue' },
  { connection: 'upgrade', upgrade: 'websocket' },
])('answers a call with %j like any other, and no app hears of it', async (headers) => {
  const reply = await send(port, '/api/v1/x', { method: 'POST', headers });
  expect(reply.status).toBe(200);
  for (const name of Object.keys(headers))
    expect(echoOf(reply).headers[name]).not.toBe(headers[name]);
});

it('waits for an app that hangs no longer than it may take', async () => {
  expect(ANSWER_MS).toBe(12_000);
  const begin = performance.now();
  const hasty = await start(stubs.portOf, { answerMs: 100 });
  try {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await send(portIn(hasty), '/api/v1/hangs', { method });
      expect(method).toEqual(method);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
    expect(performance.now() - begin).toBeLessThan(ANSWER_MS);
  } finally {
    await hasty.close();
  }
});

it.each(['/metrics', '/%72eadyz'])(
  'hides %s from those who ask for a websocket too',
  async (path) => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    expect((await send(port, path, { headers })).status).toBe(404);
  },
);

describe('an app that is not running', () => {
  it('is told to visitors without its name on a page with security headers, and in the error shape for the API', async () => {
    const alone = await start(() => NOBODY);
    try {
      const page = await send(portIn(alone), '/concessionarias/propostas');
      expect(page.status).toBe(503);
      expect(page.text).not.toMatch(INTERNAL);
      expect(page.headers).toMatchObject({
        'retry-after': '5',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const json = await send(portIn(alone), '/api/v1/cms');
      expect(json.status).toBe(503);
      expect(JSON.parse(json.text)).toEqual({
        message: 'O serviço está sem resposta agora. Tente de novo em alguns segundos.',
        traceId: expect.any(String),
      });
    } finally {
      await alone.close();
    }
  });

  it.each(AWAY)(
    'at %s says what is away, and links to the other parts',
    async (path, text, links) => {
      const alone = await start(() => NOBODY);
      try {
        const page = await send(portIn(alone), path);
        expect(page.text).toContain(text);
        expect(linksOf(page.text)).toEqual(links);
      } finally {
        await alone.close();
      }
    },
  );

  it('is asked again by the one script that the policy of its page allows', async () => {
    const alone = await start(() => NOBODY);
    try {
      const { text, headers } = await send(portIn(alone), '/consultor');
      const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(script).toContain('location.reload()');
      expect(headers['content-security-policy']).toContain(
        `script-src 'sha256-${hash}'; connect-src 'self'`,
      );
    } finally {
      await alone.close();
    }
  });
});
