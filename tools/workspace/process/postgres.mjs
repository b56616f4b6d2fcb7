import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portNear } from './ports.mjs';
import { run } from './run.mjs';

/** It starts within a second; a busy machine is slow, not wrong. */
const START_MS = 60_000;

/** Folder of PostgreSQL's programs (Debian's place, newest version first), or null. */
export function findPostgres() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base)
    ? readdirSync(base).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find(
      (folder) =>
        existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  );
}

/**
 * Starts a PostgreSQL in a temporary folder, for tests and the bench: `stop()` deletes
 * it, unless `keepIn` names a folder for its cluster, with which a later one can begin as
 * its `cluster`. `home` is another place than the system's for temporary files. `durable` uses PostgreSQL's defaults: a commit is on the disk before its
 * answer and dead rows are removed; tests turn that off. As root it runs under the user
 * postgres, since PostgreSQL refuses root.
 */
export async function startPostgres({ durable = false, cluster, home = tmpdir() } = {}) {
  const bin = findPostgres();
  if (!bin)
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const folder = mkdtempSync(join(home, 'site-postgres-'));
  const user = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };

  if (cluster) await must(run('cp', ['-a', cluster, data]));
  else
    await must(
      run(
        join(bin, 'initdb'),
        [
          '-D',
          data,
          '-U',
          'site',
          '-A',
          'trust',
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
        ],
        options,
      ),
    );
  const port = await portNear(0);
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      `synchronous_commit=${durable ? 'on' : 'off'}`,
      '-c',
      `autovacuum=${durable ? 'on' : 'off'}`,
      '-c',
      'max_connections=200',
    ],
    { ...options, stdio: 'ignore' },
  );
  const ended = once(server, 'close');
  const abandon = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await until(
    async () =>
      (
        await run(
          join(bin, 'pg_isready'),
          ['-h', '127.0.0.1', '-p', String(port), '-U', 'site', '-d', 'postgres'],
          options,
        )
      ).code === 0,
  );
  if (!cluster)
    await must(
      run(
        join(bin, 'createdb'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'site', 'site'],
        options,
      ),
    );
  const url = `postgres://site@127.0.0.1:${port}/site`;
  return {
    url,
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    pid: server.pid,
    async stop({ keepIn } = {}) {
      process.off('exit', abandon);
      server.kill('SIGINT');
      await ended;
      if (keepIn) await must(run('cp', ['-a', data, keepIn]));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** User and group of an account of this machine. */
export function accountOf(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Error(`There is no user ${name} to run PostgreSQL under`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`PostgreSQL could not be started:\n${output.trim()}`);
}

async function until(isReady) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`PostgreSQL did not answer within ${START_MS / 1000} s`);
}
