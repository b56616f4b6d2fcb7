import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const program = (port: number) => `
  import { createProcessApp, listenGracefully } from '@site/server';
  const app = await createProcessApp({ app: 'sample', logLevel: 'info', trustedProxy: '', refuse: (error, request, reply) => reply.send() });
  app.get('/slow', async () => { await new Promise((done) => setTimeout(done, 400)); return 'done'; });
  await listenGracefully(app, { host: '127.0.0.1', port: ${port} });
  console.error('listening', app.listeningOrigin);
`;

function start(port: number): {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
  listening: Promise<string>;
} {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program(port)],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  const listening = new Promise<string>((done) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, origin] = /listening (\S+)/.exec(said) ?? [];
      if (origin) done(origin);
    });
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, said: () => said, ended, listening };
}

it('H3: a process told to stop finishes the running request and ends with code 0', async () => {
  const { child, ended, listening } = start(0);
  const answer = fetch(`${await listening}/slow`).then((response) => response.text());
  await new Promise((done) => setTimeout(done, 100));
  child.kill('SIGTERM');
  expect(await answer).toBe('done');
  expect(await ended).toBe(0);
}, 20_000);

it('a taken port is one line that names it and code 1', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { ended, said } = start(port);
  expect(await ended).toBe(1);
  expect(said()).toBe(
    `Port ${port} on 127.0.0.1 is already in use: free it or set PORT to another one.\n`,
  );
  server.close();
}, 20_000);
