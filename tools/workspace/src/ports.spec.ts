import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import {
  BANK_PORT,
  GATEWAY_PORT,
  MAIL_SMTP_PORT,
  MAIL_WEB_PORT,
  SECOND_PROCESS_STEP,
  SITE_MAP,
} from '@site/api-contract/site-map';

const root = resolve(__dirname, '../../..');
const evaluate = (code: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as unknown;

it('no two processes want the same port, the second ones of production included', () => {
  const apps = [...new Set(SITE_MAP.map(({ port }) => port))];
  const wanted = [
    ...apps.flatMap((port) => [port, port + SECOND_PROCESS_STEP]),
    GATEWAY_PORT,
    BANK_PORT,
    MAIL_SMTP_PORT,
    MAIL_WEB_PORT,
  ];
  expect(wanted.filter((port, place) => wanted.indexOf(port) !== place)).toEqual([]);
});

it('an inner port moves when it is taken', () => {
  const moved = evaluate(`
    import { createServer } from 'node:net';
    import { isFree, portNear } from './tools/workspace/process/ports.mjs';
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address();
    console.log(JSON.stringify({ free: await isFree(port), same: (await portNear(port)) === port }));
    server.close();`);
  expect(moved).toEqual({ free: false, same: false });
});

it('of two that start at once each gets an inner port of its own, until it ends', () => {
  const outcome = evaluate(`
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { portNear } from './tools/workspace/process/ports.mjs';
    const code = "import { portNear } from './tools/workspace/process/ports.mjs'; console.log(await portNear(0)); setInterval(() => {}, 1000);";
    const other = spawn(process.execPath, ['--input-type=module', '-e', code]);
    const [text] = await once(other.stdout, 'data');
    const chosen = Number(text);
    const meanwhile = await portNear(chosen);
    other.kill('SIGKILL');
    await once(other, 'close');
    console.log(JSON.stringify({ meanwhile: meanwhile === chosen, afterwards: (await portNear(chosen)) === chosen }));`);
  expect(outcome).toEqual({ meanwhile: false, afterwards: true });
});

it('a process that draws two gets two, before anybody listens', () => {
  const same = evaluate(`
    import { portNear } from './tools/workspace/process/ports.mjs';
    const draws = [0.5, 0.5];
    const { random } = Math;
    Math.random = () => draws.shift() ?? random();
    const first = await portNear(0);
    console.log(JSON.stringify((await portNear(0)) === first));`);
  expect(same).toBe(false);
});

it('npm start stops with one line and starts nothing when its address is taken', () => {
  const outcome = evaluate(`
    import { createServer } from 'node:net';
    import { spawnSync } from 'node:child_process';
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const PORT = String(server.address().port);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/workspace/start.mjs'], { env: { ...process.env, PORT }, encoding: 'utf8' });
    console.log(JSON.stringify({ status, stdout, stderr: stderr.replace(PORT, 'N') }));
    server.close();`);
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Port N is already in use: free it, or choose another one with PORT=… npm start.\n',
  });
});
