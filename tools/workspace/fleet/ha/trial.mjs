import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../bench/compare-sizes.mjs';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { findPostgres } from '../../process/postgres.mjs';
import { startPreparedPostgres } from '../../process/prepared-data.mjs';
import { run } from '../../process/run.mjs';
import { testFleet } from '../../restarts/roll-under-load.mjs';
import { HEAD, lineOf, underVisitors } from '../faults/under-visitors.mjs';
import { FleetError } from '../fleet-error.mjs';
import { startCluster } from './cluster.mjs';

/** Longer than a primary that can't reach etcd stays one. */
const ETCD_AWAY_MS = 40_000;
/** Seconds in which writes must be acknowledged again. */
const MOST = { killed: 30, switched: 8 };

/**
 * A fleet on a primary with a synchronous standby: the primary is killed with its Patroni,
 * comes back as the standby, the roles are changed by plan, and etcd goes away for a while,
 * under visitors who write by key. Says the rows; gives them, and whether all held.
 */
export async function tryHa({ say }) {
  const home = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'ha-'));
  say('Starting etcd, two PostgreSQL under Patroni, and HAProxy …');
  const cluster = await startCluster();
  let fleet;
  try {
    await fill(cluster.url, folder);
    fleet = await testFleet(folder, cluster.url, {
      env: { DATABASE_READ_URL: cluster.readUrl },
    });
    await fleet.start();
    const row = (name, cause) =>
      underVisitors({ name, fleet, databaseUrl: cluster.url, cause });
    let killed;
    const first = await row('primary and its Patroni killed', async () => {
      await requireReaders(cluster.readUrl);
      killed = await cluster.killPrimary();
      await untilPrimary(cluster);
      // HAProxy looks twice a second, and pools open connections anew.
      await pause(3_000);
    });
    await cluster.bringBack(killed);
    const second = await row('planned switchover', () => cluster.switchOver());
    const third = await row(`etcd away for ${ETCD_AWAY_MS / 1000} s`, async () => {
      await cluster.endEtcd();
      await pause(ETCD_AWAY_MS);
      cluster.beginEtcd();
      await untilPrimary(cluster);
      await pause(3_000);
    });
    const rows = [first, second, third];
    say(HEAD);
    for (const one of rows) say(lineOf(one));
    const ok =
      first.seconds < MOST.killed &&
      second.seconds < MOST.switched &&
      rows.every(({ lost, double, faults }) => lost + double + faults === 0);
    return { ok, rows };
  } finally {
    await fleet?.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The standby is read from, else the trial says nothing of `DATABASE_READ_URL`. */
async function requireReaders(url) {
  const [{ number }] = await ask(
    url,
    `select count(*)::int as number from pg_stat_activity where application_name = 'rodar-api-reads'`,
  );
  if (number === 0) throw new FleetError('No API reads from the standby.');
}

async function untilPrimary(cluster) {
  while ((await cluster.leader()) === null) await pause(200);
}

/** The demo's data, copied from the prepared database, with the keys in `data`. */
async function fill(url, folder) {
  const prepared = await startPreparedPostgres(join(folder, 'data'));
  const bin = findPostgres();
  const text = join(folder, 'demo.sql');
  try {
    await must(join(bin, 'pg_dump'), ['--no-owner', `--file=${text}`, prepared.url]);
  } finally {
    await prepared.stop();
  }
  await must(join(bin, 'psql'), [
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    `--file=${text}`,
    url,
  ]);
  rmSync(text);
}

async function must(program, words) {
  const { code, output } = await run(program, words);
  if (code !== 0) throw new FleetError(output.trimEnd());
}
