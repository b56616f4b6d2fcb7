import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../bench/compare-sizes.mjs';
import { APPS } from '../../process/apps.mjs';
import { FleetError } from '../fleet-error.mjs';

const RELOADS = 10;
/** A job whose worker died is noticed after 15 s at most 15 s later, and waits 10 s. */
const AGAIN_MS = 90_000;

const killIn = (fleet) => (name) => process.kill(fleet.pidOf(name), 'SIGKILL');

/** Each app rolled, taken back, and one of its processes killed. */
export function rollsAndKills({ fleet, build, apps = APPS }) {
  return apps.flatMap((app) => [
    {
      name: `${app} rolled`,
      made: () => build(app, '90.0.0'),
      cause: (made) => timed(fleet.namesOf(app), () => fleet.roll(app, made)),
    },
    {
      name: `${app} taken back`,
      after: `${app} rolled`,
      cause: () => timed(fleet.namesOf(app), () => fleet.back(app)),
    },
    {
      name: `${app}, one of two killed`,
      async cause() {
        killIn(fleet)(fleet.namesOf(app)[0]);
        await pause(2_000);
        await fleet.start();
      },
    },
  ]);
}

/** Says how long an act took for each of some processes. */
async function timed(processes, act) {
  const began = performance.now();
  await act();
  const each = (performance.now() - began) / processes.length / 1000;
  return `${each.toFixed(1)} s a process`;
}

/** Releases that can't serve. */
export function brokenRolls({ fleet, build }) {
  return [
    {
      name: 'wrong order: a web app before its API',
      made: () => build('dealer-portal', '91.0.0', needsApi('91.0.0')),
      cause: (made) => refused(fleet.roll('dealer-portal', made)),
    },
    {
      name: 'broken version: ends at its start',
      made: () => build('public-site', '92.0.0', endsAtStart),
      cause: (made) => refused(fleet.roll('public-site', made)),
    },
    {
      name: 'broken version: starts nowhere but at the rehearsal',
      made: () =>
        build('public-site', '93.0.0', (made) =>
          endsAt(made, fleet.portsOf('public-site')),
        ),
      cause: (made) => refused(fleet.roll('public-site', made)),
    },
  ];
}

/**
 * The files of a release find no room. It comes last: tabs of the build before lose theirs.
 */
export function assetsDiskFull({ fleet, build, disk }) {
  return {
    name: 'disk of ASSETS_DIR full in a roll',
    made: () => build('consultant-portal', '94.0.0'),
    async cause(made) {
      disk?.fill();
      const place = disk ? join(disk.folder, 'assets') : '/dev/full/assets';
      await fleet.with({ ASSETS_DIR: place }).roll('consultant-portal', made);
      const [port] = fleet.portsOf('consultant-portal');
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const kept = /^build_files_kept .*$/m.exec(metrics)?.[0];
      return disk ? kept : `no disk could be mounted, so it is one that refuses; ${kept}`;
    },
  };
}

/** nginx loads its configuration again and again. */
export function reloads({ fleet }) {
  return {
    name: `nginx reloaded ${RELOADS} times`,
    async cause() {
      for (let times = 0; times < RELOADS; times += 1) {
        process.kill(fleet.pidOf('front'), 'SIGHUP');
        await pause(500);
      }
    },
  };
}

/** All that do jobs are killed while one is under way. */
export function workersKilled({ fleet, databaseUrl }) {
  return {
    name: 'both workers killed in a job',
    cause: () => killInJob({ fleet, kill: killIn(fleet), databaseUrl }),
  };
}

/** The line by which the fleet refused; a roll that went through is an error. */
async function refused(rolling) {
  const line = await rolling.then(
    () => null,
    (error) => error.message,
  );
  if (line === null) throw new FleetError('A roll that had to be refused went through.');
  return line;
}

const needsApi = (api) => (made) => {
  const file = join(made, 'release.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...facts, needs: { api } }));
};

function endsAtStart(made) {
  writeFileSync(join(made, 'main.js'), `throw new Error('a broken build');\n`);
}

function endsAt(made, ports) {
  const file = join(made, 'main.js');
  const text = `if ([${ports}].includes(Number(process.env.PORT))) throw new Error('a broken build');\n`;
  writeFileSync(file, readFileSync(file, 'utf8') + text);
}

/** Kills the workers while a job is under way, and waits until it was done again. */
async function killInJob({ fleet, kill, databaseUrl }) {
  const workers = fleet.namesOf('api').slice(2);
  for (let tries = 0; tries < 20; tries += 1) {
    for (const name of workers) if (fleet.pidOf(name)) kill(name);
    const starting = fleet.start();
    const id = await activeRun(databaseUrl, () =>
      workers.some((name) => fleet.pidOf(name)),
    );
    for (const name of workers) if (fleet.pidOf(name)) kill(name);
    await starting.catch(() => {});
    const [run] = id ? await ask(databaseUrl, stateOf(id)) : [];
    if (run?.state !== 'active') continue;
    const began = performance.now();
    await fleet.start();
    while (performance.now() - began < AGAIN_MS) {
      const [now] = await ask(databaseUrl, stateOf(id));
      if (now?.state === 'completed')
        return `job ${now.name} was done again after ${((performance.now() - began) / 1000).toFixed(0)} s`;
      await pause(500);
    }
    throw new FleetError(`The job ${run.name} was not done again.`);
  }
  throw new FleetError('No worker was met in a job.');
}

const stateOf = (id) =>
  `select state, singleton_key as name from pgboss.job where id = '${id}'`;

async function activeRun(databaseUrl, isGoingOn) {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(5)) {
    const [run] = await ask(
      databaseUrl,
      `select id from pgboss.job where state = 'active' limit 1`,
    );
    if (run && isGoingOn()) return run.id;
  }
  return null;
}
