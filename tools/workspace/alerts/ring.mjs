import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { APPS } from '../process/apps.mjs';
import { openBank } from '../process/around/bank.mjs';
import { openMailbox } from '../process/around/mailbox.mjs';
import { mountSmallDisk } from '../process/around/small-disk.mjs';
import { startWay } from '../process/around/way.mjs';
import { makeOtherBuild } from '../process/other-build.mjs';
import { portNear } from '../process/ports.mjs';
import { startPreparedPostgres } from '../process/prepared-data.mjs';
import { testFleet } from '../restarts/roll-under-load.mjs';
import { occasionsOf } from './occasions.mjs';
import { ALERTS, startPrometheus } from './prometheus.mjs';

/** `data_dir_free_bytes` below 2 GB rings; an empty disk has more. */
const DISK_MB = 3_200;
const QUIET_MS = 120_000;
const RING_MS = 180_000;
const OVER_MS = 150_000;

/**
 * Rings our alerts in a living Prometheus on a living fleet: lets each occasion happen,
 * sees its alerts pending, firing, and over once it has ended. Says a line for each alert;
 * gives whether all that were tried rang and ended. `only` has words of some alerts.
 */
export async function ringAlerts({ say, only = [] }) {
  const base = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(join(base, 'alerts-'));
  const disk = await mountSmallDisk(join(folder, 'data'), DISK_MB);
  const ending = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => disk?.unmount(),
  ];
  const later = (end) => void ending.push(end);
  const builds = [];
  try {
    const postgres = await startPreparedPostgres(join(folder, 'data'));
    later(() => postgres.stop());
    const [mailPort, bankPort] = [await portNear(0), await portNear(0)];
    const databasePort = Number(new URL(postgres.url).port);
    const ways = {
      database: await startWay(databasePort),
      mail: await startWay(mailPort),
      bank: await startWay(bankPort),
    };
    later(() => Object.values(ways).forEach((way) => way.close()));
    const fleet = await testFleet(
      folder,
      postgres.url.replace(`:${databasePort}/`, `:${ways.database.port}/`),
      {
        roles: { api: ['http', 'http', 'worker', 'worker'] },
        env: {
          LOG_LEVEL: 'fatal',
          SMTP_URL: `smtp://127.0.0.1:${ways.mail.port}`,
          BANK_URL: `http://127.0.0.1:${ways.bank.port}`,
        },
      },
    );
    const mail = openMailbox(folder, mailPort);
    const bank = openBank(folder, {
      port: bankPort,
      dataDir: fleet.dataDir,
      apiOrigin: `http://127.0.0.1:${fleet.portsOf('api')[0]}`,
    });
    later(() => Promise.all([mail.end(), bank.end()]));
    await Promise.all([mail.begin(), bank.begin()]);
    later(() => fleet.stop());
    await fleet.start();
    const targets = APPS.map((app) => ({
      targets: fleet.portsOf(app).map((port) => `127.0.0.1:${port}`),
      labels: { job: app },
    }));
    const prometheus = await startPrometheus(folder, targets);
    later(() => prometheus.stop());
    await requireQuiet(prometheus);

    const build = (app, version, change) => {
      const made = makeOtherBuild(app, version);
      change(made);
      builds.push(made);
      return made;
    };
    const bankOrigin = `http://127.0.0.1:${bankPort}`;
    const parts = { fleet, ways, disk, build, databaseUrl: postgres.url, bankOrigin };
    const isWanted = ({ alerts }) =>
      only.length === 0 || alerts.some((name) => only.includes(name));
    const tried = new Set();
    let ok = true;
    for (const occasion of occasionsOf(parts).filter(isWanted)) {
      say(`${occasion.what}:`);
      for (const row of await rung(occasion, prometheus)) {
        tried.add(row.name);
        ok &&= row.ok;
        say(`  ${row.line}`);
      }
    }
    const left = ALERTS.filter((name) => !tried.has(name));
    if (only.length === 0 && left.length > 0)
      say(`By promtool's tests alone (npx jest monitoring): ${left.join(', ')}`);
    return { ok };
  } finally {
    for (const end of ending.reverse()) await end();
    for (const made of builds) rmSync(dirname(made), { recursive: true, force: true });
  }
}

/** Lets an occasion happen; gives a row for each of its alerts. */
async function rung({ alerts, begin, repeated, end, over = [] }, prometheus) {
  let isOver = false;
  const happening = (async () => {
    await begin();
    while (repeated && !isOver) {
      await repeated();
      await pause(500);
    }
  })();
  happening.catch(() => {});
  const seen = await Promise.all(
    alerts.map(async (name) => {
      const pending = await prometheus.until(name, 'pending', RING_MS);
      const firing = pending && (await prometheus.until(name, 'firing', RING_MS));
      return { name, pending, firing };
    }),
  );
  isOver = true;
  await happening;
  const went = performance.now();
  await end?.();
  const waits = end === undefined ? [] : [...alerts, ...over];
  const ended = new Map();
  await Promise.all(
    waits.map(async (name) => {
      const isDone = await prometheus.until(name, 'over', OVER_MS);
      if (isDone) ended.set(name, (performance.now() - went) / 1000);
    }),
  );
  const rows = seen.map(({ name, pending, firing }) => {
    const after = ended.get(name);
    const words = [
      pending && `pending after ${pending.seconds.toFixed(0)} s`,
      firing && `firing after ${(pending.seconds + firing.seconds).toFixed(0)} s`,
      after !== undefined && `over after ${after.toFixed(0)} s`,
    ].filter(Boolean);
    return {
      name,
      ok: Boolean(firing) && (after !== undefined || !waits.includes(name)),
      line: `${name}: ${words.join(', ') || 'did not ring'}${firing ? ` (${firing.summary})` : ''}`,
    };
  });
  const later = over.map((name) => ({
    name,
    ok: ended.has(name),
    line: `${name}: ${ended.has(name) ? `over after ${ended.get(name).toFixed(0)} s` : 'does not end'}`,
  }));
  return [...rows, ...later];
}

/** Nothing rings before anything has happened. */
async function requireQuiet(prometheus) {
  for (const end = Date.now() + QUIET_MS; ; await pause(500)) {
    const now = await prometheus.alerts();
    if (now.length === 0) return;
    if (Date.now() > end)
      throw new Error(`It rings before anything happens: ${JSON.stringify(now)}`);
  }
}
