import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Readable, type Writable } from 'node:stream';

const root = resolve(__dirname, '../../..');
/**
 * `/slow` answers only after the signal, and `busyMs` after it the process takes nobody in
 * until it reads a line. A process that drains until it is told closes at a line, however
 * late that comes.
 */
const program = ({
  port = 0,
  drainMs = 0,
  drainsUntilTold = false,
  graceMs = 60_000,
  sharesPort = false,
  busyMs = 0,
}) => `
  import { once } from 'node:events';
  import { readSync } from 'node:fs';
  import { Readable } from 'node:stream';
  import { setTimeout as pause } from 'node:timers/promises';
  import { createProcessApp, listenGracefully, onDrain } from '@site/server';
  const app = await createProcessApp({ app: 'sample', logLevel: 'info', trustedProxy: '', refuse: (error, request, reply) => reply.send() });
  app.addHook('onRequest', async ({ url }) => console.error('got', url));
  const told = new Promise((done) => process.once('SIGTERM', done));
  app.get('/slow', async () => { await told; await pause(400); return 'done'; });
  app.get('/hangs', async () => new Promise(() => undefined));
  app.get('/endless', (_, reply) => {
    const stream = Readable.from((async function* () { yield 'said'; await new Promise((done) => onDrain(app, done)); })());
    reply.send(stream);
  });
  app.addHook('preClose', (done) => { console.error('closing'); setTimeout(done, 300); }); // what an app does before
  await listenGracefully(app, { host: '127.0.0.1', port: ${port}, drainMs: ${drainMs}, graceMs: ${graceMs}, sharesPort: ${sharesPort}, ${drainsUntilTold ? `waits: () => once(process.stdin, 'data')` : ''} });
  process.on('SIGTERM', () => {
    console.error('told');
    const end = Date.now() + ${busyMs};
    if (${busyMs}) readSync(0, Buffer.alloc(1));
    while (Date.now() < end);
  });
  console.error('listening', app.listeningOrigin);
`;

function start(options: Parameters<typeof program>[0] = {}): {
  child: ChildProcessByStdio<Writable, null, Readable>;
  said: () => string;
  /** Resolves once the process has said so: `told` of its signal, `closing`, `got /path`. */
  hears: (what: string) => Promise<void>;
  ended: Promise<number | null>;
  listening: Promise<string>;
} {
  const child = spawn(
    process.execPath,
    [...['--import', 'tsx', '--input-type=module', '-e'], program(options)],
    { cwd: root, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let said = '';
  const listening = new Promise<string>((done) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, origin] = /listening (\S+)/.exec(said) ?? [];
      if (origin) done(origin);
    });
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const hears = async (what: string) => {
    while (!said.split('\n').includes(what)) await once(child.stderr, 'data');
  };
  return { child, said: () => said, hears, ended, listening };
}

it('H3: a process told to stop finishes the running request and ends with code 0', async () => {
  const { child, hears, ended, listening } = start();
  const answer = fetch(`${await listening}/slow`).then((response) => response.text());
  await hears('got /slow');
  child.kill('SIGTERM');
  expect(await answer).toBe('done');
  expect(await ended).toBe(0);
}, 60_000);

it('gives a request up that takes longer than it may, and says so by code 1', async () => {
  const { child, hears, ended, listening } = start({ graceMs: 500 });
  const answer = fetch(`${await listening}/hangs`);
  const cut = expect(answer).rejects.toThrow();
  await hears('got /hangs');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  await cut;
}, 60_000);

it('leaves without cutting anybody off: it answers on, says goodbye on each answer, and is not ready', async () => {
  const { child, hears, ended, listening } = start({ drainsUntilTold: true });
  const origin = await listening;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) => answerOf(`${origin}${path}`, agent);
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });

  const running = ask('/slow');
  await hears('got /slow');
  child.kill('SIGTERM');
  await hears('told');
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/none')).toEqual({ status: 404, connection: 'close' });
  expect(await running).toEqual({ status: 200, connection: 'close' });
  child.stdin.write('\n');
  expect(await ended).toBe(0);
  await expect(ask('/none')).rejects.toThrow('ECONNREFUSED');
}, 60_000);

it('answers who came while it was too busy to take them, although its time was over meanwhile', async () => {
  const drainMs = 500;
  const { child, hears, ended, listening } = start({ drainMs, busyMs: 2 * drainMs });
  const origin = await listening;
  child.kill('SIGTERM');
  await hears('told');
  const late = answerOf(`${origin}/none`, new Agent(), () => child.stdin.write('\n'));
  expect(await late).toEqual({ status: 404, connection: 'close' });
  expect(await ended).toBe(0);
}, 60_000);

it('ends answers that have no end of their own at once, long before it closes', async () => {
  const { child, said, ended, listening } = start({ drainsUntilTold: true });
  const answer = await fetch(`${await listening}/endless`);
  child.kill('SIGTERM');
  expect(await answer.text()).toBe('said');
  expect(said()).not.toContain('closing');
  child.stdin.write('\n');
  expect(await ended).toBe(0);
  expect(said()).toContain('closing');
}, 60_000);

it('takes nobody in any more from the moment it closes, so that gateways go elsewhere', async () => {
  const { child, hears, ended, listening } = start();
  const origin = await listening;
  child.kill('SIGTERM');
  await hears('closing');
  await expect(answerOf(`${origin}/none`, new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await ended).toBe(0);
}, 60_000);

it('a taken port is one line that names it and code 1', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { ended, said } = start({ port });
  const code = await ended;
  server.close();
  expect(code).toBe(1);
  expect(said()).toBe(
    `Port ${port} on 127.0.0.1 is already in use: free it or set PORT to another one.\n`,
  );
}, 60_000);

it('leaves a port that it shares to the other process, and nobody notices', async () => {
  const leaving = start({ drainMs: 1_000, sharesPort: true });
  const origin = await leaving.listening;
  const staying = start({ port: Number(new URL(origin).port), sharesPort: true });
  await staying.listening;
  // The system may have given a connection to the socket that closes, and resets it unless
  // `net.ipv4.tcp_migrate_req` is 1; a browser repeats such a GET by itself (RFC 9110 §9.2.2).
  const ask = () => answerOf(`${origin}/none`, new Agent());
  let isAlone = false;
  const visit = async () => {
    const statuses = new Set<number | undefined>();
    while (!isAlone) statuses.add((await ask().catch(ask)).status);
    return [...statuses];
  };
  const visits = Promise.all(Array.from({ length: 4 }, visit));
  await Promise.all([leaving.hears('got /none'), staying.hears('got /none')]);
  leaving.child.kill('SIGTERM');
  expect(await leaving.ended).toBe(0);
  isAlone = true;
  expect((await visits).flat()).toEqual([404, 404, 404, 404]);
  staying.child.kill('SIGTERM');
  expect(await staying.ended).toBe(0);
}, 60_000);

function answerOf(
  url: string,
  agent: Agent,
  onSent: () => void = () => undefined,
): Promise<{ status?: number; connection?: string }> {
  return new Promise((done, fail) => {
    // Sent: the system has taken all bytes of it.
    get(url, { agent }, (answer) => {
      answer
        .resume()
        .once('end', () =>
          done({ status: answer.statusCode, connection: answer.headers.connection }),
        );
    })
      .once('error', fail)
      .once('finish', onSent);
  });
}
