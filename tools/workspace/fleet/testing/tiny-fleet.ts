import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allApps, type AppName } from '@site/api-contract/site-map';
import { portNear } from '../../process/ports.mjs';
import { packFolder } from '../../release/pack.mjs';
import { HELD_PORTS, OPS, PROGRAMS } from './tiny-programs';

const ROOT = resolve(__dirname, '../../../..');

let folder: string;
let file: string;

/** Packs a tiny release of an app; gives its archive. */
export async function pack(
  app: AppName | 'gateway',
  version: string,
  program: keyof typeof PROGRAMS = 'serves',
  needs: object = {},
): Promise<string> {
  const built = mkdtempSync(join(folder, 'built-'));
  const release = {
    app,
    version,
    commit: version.repeat(8),
    time: '2026-11-29T10:00:00Z',
    node: process.versions.node,
    contract: '',
    needs,
  };
  const text = (value: object) => JSON.stringify(value);
  writeFileSync(join(built, 'main.js'), PROGRAMS[program]);
  writeFileSync(
    join(built, 'ops.js'),
    program === 'refusesSchema' ? OPS.refusesSchema : OPS.serves,
  );
  writeFileSync(
    join(built, 'package.json'),
    text({ type: 'module', scripts: { start: 'node main.js' } }),
  );
  writeFileSync(join(built, 'package-lock.json'), text({ packages: { '': {} } }));
  const bom = { metadata: { component: {} }, components: [], dependencies: [] };
  const packed = await packFolder(built, {
    release,
    bom,
    texts: {},
    to: join(folder, 'archives'),
  });
  return packed.file;
}

const command = (...words: string[]) => [
  'tools/workspace/fleet.mjs',
  '--file',
  file,
  ...words,
];

/** Runs a command on the fleet. */
export function fleet(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...words), {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { code: status, out: stdout, said: stderr.trim() };
}

/** Begins a command, and gives it once it has said a word; `ended` is its exit code. */
export async function untilItSays(word: string, ...words: string[]) {
  const child = spawn(process.execPath, command(...words), {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((done) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(word)) done();
    });
  });
  return { child, ended };
}

/** Words of the program that a process of the fleet runs; empty when it has ended. */
export function programOf(name: string): string {
  try {
    const pid = readFileSync(join(folder, `fleet/processes/${name}.pid`), 'utf8').trim();
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

type Plan = {
  apps: Record<string, { processes: { port: number }[] }>;
  readySeconds: number;
};
export const readPlan = () => JSON.parse(readFileSync(file, 'utf8')) as Plan;
export const writePlan = (plan: object) => writeFileSync(file, JSON.stringify(plan));
const portsOf = (app: AppName | 'gateway') =>
  (readPlan().apps[app]?.processes ?? []).map(({ port }) => port);

/** Lets no process of an app get ready, however slow this test is, until it is let go. */
export function hold(app: AppName): { letGo: () => void } {
  const held = join(folder, 'fleet', HELD_PORTS);
  writeFileSync(held, portsOf(app).join(' '));
  return { letGo: () => rmSync(held) };
}

/** The releases that the processes of an app say they are. */
export async function served(app: AppName | 'gateway'): Promise<string[]> {
  return Promise.all(
    portsOf(app).map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/version`).catch(() => null);
      return answer ? ((await answer.json()) as { version: string }).version : 'away';
    }),
  );
}

/** Starts two tiny processes of each app in release 1.0.0; gives the public address. */
export async function startTinyFleet(front: 'nginx' | 'gateway'): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'site-fleet-'));
  file = join(folder, 'fleet.json');
  mkdirSync(join(folder, 'archives'));
  const taken = new Set<number>();
  const next = async () => ({ port: await portNear(0, taken) });
  const apps: Record<string, object> = {};
  for (const app of front === 'gateway' ? [...allApps(), front] : allApps()) {
    await pack(app, '1.0.0');
    apps[app] = { version: '1.0.0', processes: [await next(), await next()] };
  }
  const address = `127.0.0.1:${(await next()).port}`;
  const env = { API_KEY_FILE: join(folder, 'api-key') };
  writeFileSync(env.API_KEY_FILE, 'a key\n');
  const places = { folder: join(folder, 'fleet'), archives: join(folder, 'archives') };
  // A busy machine is slow, not wrong.
  const rest = { listen: [address], front, readySeconds: 60, apps, env };
  writePlan({ ...places, ...rest });
  expect(fleet('start')).toMatchObject({ code: 0, said: '' });
  return address;
}

export function endTinyFleet() {
  fleet('stop');
  rmSync(folder, { recursive: true, force: true });
}

/** The releases that the fleet keeps, by their folders. */
export const keptReleases = () => readdirSync(join(folder, 'fleet/releases'));
