import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { openBank } from '../../process/around/bank.mjs';
import { startBucket } from '../../process/around/bucket.mjs';
import { openMailbox } from '../../process/around/mailbox.mjs';
import { mountSmallDisk } from '../../process/around/small-disk.mjs';
import { makeOtherBuild } from '../../process/other-build.mjs';
import { portNear } from '../../process/ports.mjs';
import { startPreparedPostgres } from '../../process/prepared-data.mjs';
import { testFleet } from '../../restarts/roll-under-load.mjs';
import { bankAway, bucketAway, databaseDiskFull, mailAway } from './parts-away.mjs';
import {
  assetsDiskFull,
  brokenRolls,
  reloads,
  rollsAndKills,
  workersKilled,
} from './rolls-and-kills.mjs';
import { HEAD, lineOf, underVisitors } from './under-visitors.mjs';

/** Room for the demo's PostgreSQL with its log; it is in memory. */
const DISK_MB = 2_048;

/**
 * Causes faults one after the other under visitors, on fleets of two processes a web app,
 * two APIs that answer and two that work. Says a row for each; gives the rows, and whether
 * no visitor saw a fault of ours and no write was lost or doubled. A fault that could not be
 * caused, or a roll that had to be refused and was not, is an error of its row; the others
 * follow. `only` has words of some names; what goes before one of them is caused, too.
 */
export async function runFaults({ say, only = [] }) {
  const rows = [];
  say(HEAD);
  for (const stage of [behindNginx, behindGateway])
    await stage({ say, only, done: (row) => rows.push(row) });
  return {
    ok: rows.every(
      ({ lost, double, faults, error }) => !error && lost + double + faults === 0,
    ),
    rows,
  };
}

/** Most of the faults; mail, bank and a disk for `ASSETS_DIR` are at hand. */
async function behindNginx(run) {
  await onFleet(run, {
    needs: ({ folder }) => ({ disk: mountSmallDisk(join(folder, 'small'), 1) }),
    env: ({ mailPort, bankPort }) => ({
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      BANK_URL: `http://127.0.0.1:${bankPort}`,
    }),
    faultsOf: (parts) => [
      ...rollsAndKills(parts),
      ...brokenRolls(parts),
      reloads(parts),
      workersKilled(parts),
      mailAway(parts),
      bankAway(parts),
      assetsDiskFull(parts),
    ],
  });
}

/** The gateway in front; files are in a bucket, and PostgreSQL has a small disk. */
async function behindGateway(run) {
  const disk = await mountSmallDisk(mkdtempSync(join(tmpdir(), 'site-disk-')), DISK_MB);
  try {
    await onFleet(run, {
      front: 'gateway',
      home: disk?.folder,
      needs: () => ({ disk, bucket: startBucket() }),
      env: ({ bucket }) => bucket?.env ?? {},
      faultsOf: (parts) => [
        ...rollsAndKills({ ...parts, apps: ['gateway'] }),
        bucketAway(parts),
        databaseDiskFull(parts),
      ],
    });
  } finally {
    await disk?.unmount();
  }
}

/** Starts a fleet with what stands around it, causes its faults, and ends all of it. */
async function onFleet({ say, only, done }, { front, home, needs, env, faultsOf }) {
  const isNamed = ({ name }) =>
    only.length === 0 || only.some((word) => name.includes(word));
  // Faults are named before anything is started: perhaps none of them is wanted.
  const names = faultsOf({ fleet: namesOnly });
  const before = names.filter(isNamed).map(({ after }) => after);
  const chosen = names
    .filter((fault) => isNamed(fault) || before.includes(fault.name))
    .map(({ name }) => name);
  if (chosen.length === 0) return;

  const base = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(join(base, 'faults-'));
  const postgres = await startPreparedPostgres(join(folder, 'data'), { home });
  const [mailPort, bankPort] = [await portNear(0), await portNear(0)];
  const promised = Object.entries(needs({ folder }));
  const needed = Object.fromEntries(
    await Promise.all(promised.map(async ([name, part]) => [name, await part])),
  );
  const fleet = await testFleet(folder, postgres.url, {
    front,
    roles: { api: ['http', 'http', 'worker', 'worker'] },
    env: env({ mailPort, bankPort, ...needed }),
  });
  const mail = openMailbox(folder, mailPort);
  const bank = openBank(folder, {
    port: bankPort,
    dataDir: fleet.dataDir,
    apiOrigin: `http://127.0.0.1:${fleet.portsOf('api')[0]}`,
  });
  const builds = [];
  const build = (app, version, change) => {
    const made = makeOtherBuild(app, version);
    change?.(made);
    builds.push(made);
    return made;
  };
  try {
    await Promise.all([mail.begin(), bank.begin()]);
    await fleet.start();
    const parts = { fleet, build, mail, bank, databaseUrl: postgres.url, ...needed };
    for (const fault of faultsOf(parts).filter(({ name }) => chosen.includes(name)))
      done(await caused(fault, { fleet, databaseUrl: postgres.url, say }));
  } finally {
    await fleet.stop();
    await Promise.all([mail.end(), bank.end(), needed.bucket?.stop()]);
    await postgres.stop();
    if (!home) await needed.disk?.unmount();
    for (const made of builds) rmSync(dirname(made), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Enough of a fleet for the names of its faults. */
const namesOnly = { namesOf: () => [], portsOf: () => [] };

/** Causes one fault under visitors; says and gives its row. */
async function caused({ name, made, cause }, { fleet, databaseUrl, say }) {
  // A build is made before, since it takes all of this process's time.
  const folderMade = made?.();
  let error;
  const seen = await underVisitors({
    name,
    fleet,
    databaseUrl,
    cause: async () => {
      try {
        return await cause(folderMade);
      } catch (thrown) {
        error = String(thrown);
      }
    },
  });
  const row = { ...seen, ...(error && { error }) };
  say(lineOf(row));
  if (row.told) say(`  ${row.told}`);
  if (row.error) say(`  error: ${row.error}`);
  return row;
}
