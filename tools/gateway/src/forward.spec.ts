import { EventEmitter, once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createGateway } from './gateway';
import { NOBODY, originsOf, portForLater, send } from './proxy-checks';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(answer: RequestListener, port = 0): Promise<number> {
  const server: Server = createServer(answer);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

/** A gateway in front of one app's processes on these ports; gives its port. */
const gatewayTo = (...ports: number[]) => gatewayWith({ ports });

async function gatewayWith({
  ports,
  stalledMs,
}: {
  ports: number[];
  stalledMs?: number;
}): Promise<number> {
  const gateway = await createGateway({
    origins: originsOf(() => ports),
    stalledMs,
    logLevel: 'silent',
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  closers.unshift(() => gateway.close());
  return Number(new URL(gateway.listeningOrigin).port);
}

const fine: RequestListener = (_request, response) => response.end('fine');
const tenOf = async (port: number, method: 'GET' | 'POST') => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 10; nth += 1)
    statuses.push((await send(port, '/api/v1/x', { method })).status);
  return statuses;
};
const TEN_FINE = Array.from({ length: 10 }, () => 200);

describe('an app of two processes', () => {
  it('is not missed while one of them is away', async () => {
    const port = await gatewayTo(NOBODY, await listen(fine));
    expect(await tenOf(port, 'GET')).toEqual(TEN_FINE);
    expect(await tenOf(port, 'POST')).toEqual(TEN_FINE);
  });

  it('gets nothing more at the one that says it leaves', async () => {
    let calls = 0;
    const leaving: RequestListener = (_request, response) => {
      calls += 1;
      response.setHeader('connection', 'close').end('bye');
    };
    const port = await gatewayTo(await listen(leaving), await listen(fine));
    expect(await tenOf(port, 'POST')).toEqual(TEN_FINE);
    expect(calls).toBe(1);
  });

  it('answers a GET again when a connection broke before the answer, and does a POST once', async () => {
    const seen = { GET: 0, POST: 0 };
    const breaking: RequestListener = (request) => {
      seen[request.method as 'GET' | 'POST'] += 1;
      request.socket.destroy();
    };
    const gets = await gatewayTo(await listen(breaking), await listen(fine));
    expect(await tenOf(gets, 'GET')).toEqual(TEN_FINE);
    const posts = await gatewayTo(await listen(breaking), await listen(fine));
    const statuses = await tenOf(posts, 'POST');
    expect(statuses.filter((status) => status !== 200)).toEqual([503]);
    expect(seen.POST).toBe(1);
  });
});

describe('a hashed file while an app has processes of two builds', () => {
  const FILE = '/concessionarias/assets/main-abcdef1.js';
  const newBuild: RequestListener = (_request, response) =>
    response.writeHead(404).end('none');
  const oldBuild: RequestListener = (_request, response) => response.end('its own');

  it('comes from the process that has it, whichever is asked first', async () => {
    const port = await gatewayTo(await listen(newBuild), await listen(oldBuild));
    for (let nth = 0; nth < 4; nth += 1)
      expect((await send(port, FILE)).text).toBe('its own');
  });

  it('is 404 when neither has it, after each was asked once', async () => {
    let asked = 0;
    const count: RequestListener = (request, response) => {
      asked += 1;
      newBuild(request, response);
    };
    const port = await gatewayTo(await listen(count), await listen(count));
    expect((await send(port, FILE)).status).toBe(404);
    expect(asked).toBe(2);
  });

  it.each(['/assets/build', '/assets/../main-abcdef1.js.map', '/carrinho'])(
    'is the only thing that is asked for twice: not %s',
    async (path) => {
      let asked = 0;
      const count: RequestListener = (request, response) => {
        asked += 1;
        newBuild(request, response);
      };
      const port = await gatewayTo(await listen(count), await listen(count));
      await send(port, path);
      expect(asked).toBeLessThan(2);
    },
  );
});

describe('an app of one process', () => {
  it('is heard word for word: status, headers, each cookie', async () => {
    const own = {
      'x-frame-options': 'SAMEORIGIN',
      etag: '"7"',
      'set-cookie': ['a=1', 'b=2'],
    };
    const app: RequestListener = ({ url }, response) =>
      response
        .writeHead(url === '/same' ? 304 : 201, own)
        .end(url === '/same' ? '' : 'ok');
    const port = await gatewayTo(await listen(app));
    const said = await send(port, '/');
    expect(said.status).toBe(201);
    expect(said.text).toBe('ok');
    expect(said.headers).toEqual(expect.objectContaining(own));
    expect(said.headers['content-security-policy']).toBeUndefined();
    expect((await send(port, '/same')).status).toBe(304);
    const head = await send(port, '/', { method: 'HEAD' });
    expect(head.status).toBe(201);
    expect(head.text).toBe('');
    expect(head.headers.etag).toBe('"7"');
  });

  it('that breaks off in the middle of an answer is not taken for one that ended', async () => {
    const breaking: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
      setImmediate(() => response.destroy());
    };
    const port = await gatewayTo(await listen(breaking));
    await expect(send(port, '/')).rejects.toThrow('aborted');
    expect((await send(port, '/api/v1/%ff')).status).toBe(400);
  });

  it('stops an answer whose caller goes away in the middle of it', async () => {
    const heard = new EventEmitter();
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200).write('half');
      response.on('close', () => heard.emit('stopped'));
    };
    const port = await gatewayTo(await listen(endless));
    const caller = request({ host: '127.0.0.1', port }).end();
    const [answer] = (await once(caller, 'response')) as [IncomingMessage];
    const stopped = once(heard, 'stopped');
    answer.destroy();
    await stopped;
  });

  it('is not held by a caller who takes nothing of a long answer (security-requirements H4)', async () => {
    const heard = new EventEmitter();
    const long: RequestListener = (_request, response) => {
      response.on('close', () => heard.emit('given back'));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    };
    const port = await gatewayWith({ ports: [await listen(long)], stalledMs: 200 });
    const givenBack = once(heard, 'given back');
    const caller = connect({ host: '127.0.0.1', port }).pause();
    closers.unshift(async () => void caller.destroy());
    caller.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await givenBack;
  });

  it('may answer a caller who has gone away, and goes on with the others', async () => {
    const heard = new EventEmitter();
    const slow: RequestListener = (incoming, response) => {
      if (incoming.url !== '/slow') return fine(incoming, response);
      incoming.resume().on('end', () => heard.emit('request'));
      heard.once('gone', () => response.end('late', () => heard.emit('answered')));
    };
    const port = await gatewayTo(await listen(slow));
    const caller = request({ host: '127.0.0.1', port, path: '/slow', method: 'POST' });
    caller.on('error', () => undefined).end('sent whole');
    await once(heard, 'request');
    caller.destroy();
    await pause(100);
    const answered = once(heard, 'answered');
    heard.emit('gone');
    await answered;
    await pause(100);
    expect(await tenOf(port, 'GET')).toEqual(TEN_FINE);
  });

  it('is waited for while it starts', async () => {
    const port = await portForLater();
    const gateway = await gatewayTo(port);
    const answer = send(gateway, '/');
    await pause(400);
    await listen(fine, port);
    expect((await answer).status).toBe(200);
  });

  it('that breaks every connection is asked twice', async () => {
    let calls = 0;
    const port = await listen((request) => {
      calls += 1;
      request.socket.destroy();
    });
    expect((await send(await gatewayTo(port), '/')).status).toBe(503);
    expect(calls).toBe(2);
  });
});
