import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../../process/debian.mjs';
import { portNear } from '../../process/ports.mjs';
import { accountOf, findPostgres } from '../../process/postgres.mjs';
import { run } from '../../process/run.mjs';
import { FleetError } from '../fleet-error.mjs';

const UP_MS = 120_000;
const LOOK_MS = 100;
const NODES = ['one', 'two'];
/** Programs and their Debian packages. */
const NEEDED = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' };

/** The line that says what is missing here, or null. */
export function whyNoCluster() {
  const missing = Object.entries(NEEDED)
    .filter(([program]) => !onPath(program, ['/usr/sbin']))
    .map(([, debian]) => debian);
  if (!findPostgres()) missing.unshift('postgresql');
  return missing.length > 0
    ? `Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`
    : null;
}

/**
 * A primary and a synchronous standby under Patroni, with etcd and HAProxy, all on this
 * machine. `url` leads to the primary, `readUrl` to the standby. A commit is on both
 * disks before it is acknowledged.
 */
export async function startCluster() {
  const why = whyNoCluster();
  if (why) throw new FleetError(why);
  const folder = mkdtempSync(join(tmpdir(), 'rodar-ha-'));
  const user = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const running = new Map();
  const begin = (name, program, args) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(onPath(program, ['/usr/sbin']), args, {
      cwd: folder,
      // A group of its own: PostgreSQL below Patroni ends by its own signals.
      detached: true,
      stdio: ['ignore', log, log],
      ...user,
    });
    running.set(name, { child, ended: once(child, 'exit') });
  };
  const end = async (name, signal) => {
    const { child, ended } = running.get(name) ?? {};
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };

  const taken = new Set();
  const port = () => portNear(0, taken);
  const [etcd, peer, primary, replica] = [
    await port(),
    await port(),
    await port(),
    await port(),
  ];
  const nodes = new Map();
  for (const name of NODES)
    nodes.set(name, { rest: await port(), postgres: await port() });

  begin('etcd', 'etcd', etcdWords(folder, etcd, peer));
  await until(async () => (await look(`http://127.0.0.1:${etcd}/health`))?.ok, 'etcd');
  for (const [name, ports] of nodes) {
    mkdirSync(join(folder, name));
    if (user.uid !== undefined) chownSync(join(folder, name), user.uid, user.gid);
    writeFileSync(
      join(folder, `${name}.yml`),
      JSON.stringify(patroniOf(name, ports, { folder, etcd })),
    );
  }
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    haproxyOf([...nodes.values()], { primary, replica }),
  );
  const beginNode = (name) => begin(name, 'patroni', [`${name}.yml`]);

  const stateOf = async (name, path) =>
    look(`http://127.0.0.1:${nodes.get(name).rest}${path}`);
  const leader = async () => {
    for (const name of NODES) if ((await stateOf(name, '/primary'))?.ok) return name;
    return null;
  };
  const isWhole = async () => {
    const first = await leader();
    return (
      first !== null &&
      (
        await stateOf(
          NODES.find((name) => name !== first),
          '/synchronous',
        )
      )?.ok === true
    );
  };
  // Nobody stops them when this command ends in another way.
  const abandon = () => running.forEach(({ child }) => child.kill('SIGTERM'));
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await Promise.all(NODES.map((name) => end(name, 'SIGTERM')));
    await end('haproxy', 'SIGTERM');
    await end('etcd', 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    for (const name of NODES) beginNode(name);
    begin('haproxy', 'haproxy', ['-f', 'haproxy.cfg', '-db']);
    await until(isWhole, 'a primary with a synchronous standby');
    const url = (at, database = 'site') =>
      `postgres://postgres@127.0.0.1:${at}/${database}`;
    const bin = findPostgres();
    await until(
      async () =>
        (
          await run(join(bin, 'psql'), [
            '-c',
            'create database site',
            url(primary, 'postgres'),
          ])
        ).code === 0,
      'HAProxy',
    );
    return {
      url: url(primary),
      readUrl: url(replica),
      isWhole,
      leader,
      stop,
      /** Kills the primary and its Patroni at once, as a power cut would. Gives its name. */
      async killPrimary() {
        const name = await leader();
        const { pid } = running.get(name).child;
        const data = join(folder, name, 'data');
        const below = (await run('pgrep', ['-f', data])).output
          .trim()
          .split('\n')
          .map(Number);
        for (const id of [pid, ...below]) killNow(id);
        await running.get(name).ended;
        return name;
      },
      /** The killed one comes back, as the standby. */
      async bringBack(name) {
        beginNode(name);
        await until(isWhole, `${name} as the standby`);
      },
      /** A planned change of roles. Resolves when the standby is the primary. */
      async switchOver() {
        const from = await leader();
        const to = NODES.find((name) => name !== from);
        const answer = await fetch(
          `http://127.0.0.1:${nodes.get(from).rest}/switchover`,
          {
            method: 'POST',
            body: JSON.stringify({ leader: from, candidate: to }),
          },
        );
        if (!answer.ok) throw new FleetError(`Patroni refuses: ${await answer.text()}`);
      },
      endEtcd: () => end('etcd', 'SIGKILL'),
      beginEtcd: () => begin('etcd', 'etcd', etcdWords(folder, etcd, peer)),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const etcdWords = (folder, client, peer) => [
  '--name=rodar',
  `--data-dir=${join(folder, 'etcd')}`,
  `--listen-client-urls=http://127.0.0.1:${client}`,
  `--advertise-client-urls=http://127.0.0.1:${client}`,
  `--listen-peer-urls=http://127.0.0.1:${peer}`,
  `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
  `--initial-cluster=rodar=http://127.0.0.1:${peer}`,
];

/** Patroni's file. Its shortest life of a leader is 20 s, so a takeover needs about that. */
function patroniOf(name, { rest, postgres }, { folder, etcd }) {
  const trust = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
  return {
    scope: 'rodar',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(folder, name, 'data'),
      bin_dir: findPostgres(),
      pgpass: join(folder, name, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: join(folder, name), wal_log_hints: 'on' },
      pg_hba: [...trust, 'host replication all 127.0.0.1/32 trust'],
    },
  };
}

/** HAProxy asks Patroni twice a second who is what, and ends connections to one that left. */
function haproxyOf(nodes, { primary, replica }) {
  const listen = (name, port) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${name}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ rest, postgres }, at) => `  server ${NODES[at]} 127.0.0.1:${postgres} check port ${rest}`).join('\n')}
`;
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
${listen('primary', primary)}${listen('replica', replica)}`;
}

async function look(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return null;
  }
}

async function until(isSo, what) {
  for (const end = Date.now() + UP_MS; !(await isSo()); await pause(LOOK_MS))
    if (Date.now() > end)
      throw new FleetError(`${what} was not there after ${UP_MS / 1000} s`);
}

function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
