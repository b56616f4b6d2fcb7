import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreparedPostgres } from '../process/prepared-data.mjs';
import { startFleet } from './fleet.mjs';
import { startFronts } from './fronts.mjs';
import { startLoad } from './load.mjs';

/** A process that takes longer to start again counts as failed. */
const MOST_GAP_MS = 20_000;

/**
 * Restarts site, portals and API on PostgreSQL in turn under load, behind nginx (if
 * installed) and behind the Node gateway. With two processes an app no request may fail.
 * Then, `alone` times, with one process: a failure must be the designed answer, and only
 * between the end of a process and its start. Gives whether that held, and lines about
 * it.
 */
export async function restartUnderLoad({ restarts, alone = 4, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-restarts-'));
  const postgres = await startPreparedPostgres(folder);
  const running = [];
  try {
    say('Starting the processes of each app …');
    const fleet = await startFleet({
      folder,
      databaseUrl: postgres.url,
      processes: restarts > 0 ? 2 : 1,
    });
    running.unshift(fleet);
    let failed = 0;
    if (restarts > 0) {
      const two = await startFronts({ folder, portsOf: fleet.portsOf });
      running.unshift(two);
      const served = await run({ fleet, fronts: two, restarts, processes: 2 });
      say(`${restarts} restarts, two processes an app:`);
      for (const line of served.lines) say(line);
      await two.stop();
      running.shift();
      failed = served.failed;
    }

    await fleet.stopSecond();
    const firstOf = (app) => fleet.portsOf(app).slice(0, 1);
    const one = await startFronts({ folder, portsOf: firstOf });
    running.unshift(one);
    const gaps = await run({ fleet, fronts: one, restarts: alone, processes: 1 });
    say(`${alone} restarts, one process an app:`);
    for (const line of gaps.lines) say(line);
    return { ok: failed === 0 && gaps.undesigned === 0 };
  } finally {
    for (const part of running) await part.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Restarts one process after the other under load; gives the failures, and how many were
 * not designed or outside of a gap.
 */
async function run({ fleet, fronts, restarts, processes }) {
  const loads = await Promise.all(
    fronts.origins.map(({ name, origin }) => startLoad(name, origin)),
  );
  const gaps = [];
  for (let nth = 0; nth < restarts; nth += 1) {
    const app = fleet.apps[nth % fleet.apps.length];
    const which = Math.floor(nth / fleet.apps.length) % processes;
    gaps.push(await fleet.restart(app, which));
  }
  await new Promise((done) => setTimeout(done, 300));
  const results = await Promise.all(loads.map((load) => load.stop()));
  const isInGap = ({ began, ended }) =>
    gaps.some(({ from, to }) => ended >= from && began <= to && to - from < MOST_GAP_MS);
  const lines = [];
  let failed = 0;
  let undesigned = 0;
  for (const { name, requests, slowestMs, failures } of results) {
    const bad = failures.filter((one) => !one.isDesigned || !isInGap(one));
    failed += failures.length;
    undesigned += bad.length;
    lines.push(
      `  ${name}: ${requests} requests, ${failures.length} failed${
        processes === 1 ? `, ${bad.length} of them not as designed` : ''
      }; slowest ${Math.round(slowestMs)} ms`,
    );
    for (const [kind, count] of countsOf(processes === 1 ? bad : failures))
      lines.push(`    ${count} × ${kind}`);
  }
  if (processes === 1)
    lines.push(
      `  longest time without the process: ${Math.max(...gaps.map(({ from, to }) => Math.round(to - from)))} ms`,
    );
  return { lines, failed, undesigned };
}

function countsOf(failures) {
  const counts = new Map();
  for (const { what, status, isDesigned } of failures) {
    const kind = `${what}: ${status}${isDesigned ? ' as designed' : ''}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
