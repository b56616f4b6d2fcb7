import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../bench/compare-sizes.mjs';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { APPS } from '../../process/apps.mjs';
import { startChild } from '../../process/child.mjs';
import { makeOtherBuild } from '../../process/other-build.mjs';
import { portNear } from '../../process/ports.mjs';
import { startPreparedPostgres } from '../../process/prepared-data.mjs';
import { testFleet } from '../../restarts/roll-under-load.mjs';
import { FleetError } from '../fleet-error.mjs';
import { HEAD, lineOf, underVisitors } from './under-visitors.mjs';

const AWAY_MS = 10_000;
const RELOADS = 10;
/** A job whose worker died is noticed after 15 s at most 15 s later, and waits 10 s. */
const AGAIN_MS = 90_000;

/**
 * Causes faults one after the other under visitors, on a fleet of two processes a web app,
 * two APIs that answer and two that work. Says a row for each; gives the rows, and whether
 * no visitor saw a fault of ours and no write was lost or doubled. A fault that could not be
 * caused, or a roll that had to be refused and was not, is an error of its row; the others
 * follow. `only` has words of some names; what goes before one of them is caused, too.
 */
export async function runFaults({ say, only = [] }) {
  const home = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'faults-'));
  const postgres = await startPreparedPostgres(join(folder, 'data'));
  const mailPort = await portNear(0);
  const builds = [];
  const build = (app, version, change) => {
    const made = makeOtherBuild(app, version);
    change?.(made);
    builds.push(made);
    return made;
  };
  const roles = { api: ['http', 'http', 'worker', 'worker'] };
  const fleet = await testFleet(folder, postgres.url, {
    roles,
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  });
  const mail = mailServer(folder, mailPort);
  const rows = [];
  try {
    await mail.begin();
    await fleet.start();
    const parts = { fleet, build, mail, databaseUrl: postgres.url };
    say(HEAD);
    for (const { name, made, cause } of chosenOf(faultsOf(parts), only)) {
      // A build is made before, since it takes all of this process's time.
      const folderMade = made?.();
      let error;
      const seen = await underVisitors({
        name,
        fleet,
        databaseUrl: postgres.url,
        cause: async () => {
          try {
            return await cause(folderMade);
          } catch (thrown) {
            error = String(thrown);
          }
        },
      });
      const row = { ...seen, ...(error && { error }) };
      rows.push(row);
      say(lineOf(row));
      if (row.told) say(`  ${row.told}`);
      if (row.error) say(`  error: ${row.error}`);
    }
  } finally {
    await fleet.stop();
    await mail.end();
    await postgres.stop();
    for (const made of builds) rmSync(dirname(made), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    ok: rows.every(
      ({ lost, double, faults, error }) => !error && lost + double + faults === 0,
    ),
    rows,
  };
}

/** The faults that `only` names, and what goes before one of them. */
function chosenOf(faults, only) {
  const isNamed = ({ name }) =>
    only.length === 0 || only.some((word) => name.includes(word));
  const before = faults.filter(isNamed).map(({ after }) => after);
  return faults.filter((fault) => isNamed(fault) || before.includes(fault.name));
}

function faultsOf({ fleet, build, mail, databaseUrl }) {
  const kill = (name) => process.kill(fleet.pidOf(name), 'SIGKILL');
  const first = (app) => fleet.namesOf(app)[0];
  return [
    ...APPS.flatMap((app) => [
      {
        name: `${app} rolled`,
        made: () => build(app, '90.0.0'),
        cause: (made) => fleet.roll(app, made),
      },
      {
        name: `${app} taken back`,
        after: `${app} rolled`,
        cause: () => fleet.back(app),
      },
      {
        name: `${app}, one of two killed`,
        async cause() {
          kill(first(app));
          await pause(2_000);
          await fleet.start();
        },
      },
    ]),
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
    {
      name: `nginx reloaded ${RELOADS} times`,
      async cause() {
        for (let times = 0; times < RELOADS; times += 1) {
          process.kill(fleet.pidOf('front'), 'SIGHUP');
          await pause(500);
        }
      },
    },
    {
      name: 'both workers killed in a job',
      cause: () => killInJob({ fleet, kill, databaseUrl }),
    },
    {
      name: `mail away for ${AWAY_MS / 1000} s`,
      async cause() {
        await mail.end();
        await pause(AWAY_MS);
        const waiting = await waitingMails(databaseUrl);
        await mail.begin();
        return `${waiting} mails waited`;
      },
    },
    {
      name: 'disk of ASSETS_DIR away in a roll',
      made: () => build('consultant-portal', '94.0.0'),
      async cause(made) {
        const without = fleet.with({ ASSETS_DIR: '/dev/full/assets' });
        await without.roll('consultant-portal', made);
        const [port] = fleet.portsOf('consultant-portal');
        const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return /^build_files_kept .*$/m.exec(metrics)?.[0];
      },
    },
  ];
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

async function waitingMails(databaseUrl) {
  const [{ number }] = await ask(
    databaseUrl,
    'select count(*)::int as number from outbox where gave_up_at is null',
  );
  return number;
}

function mailServer(folder, port) {
  let child;
  return {
    async begin() {
      child = startChild({
        name: 'mailbox',
        args: [
          resolve(WORKSPACE_ROOT, 'node_modules/maildev/bin/maildev'),
          ...['--ip', '127.0.0.1', '--smtp', String(port), '--disable-web'],
          ...['--hide-extensions', 'STARTTLS', '--silent'],
        ],
        env: process.env,
        cwd: WORKSPACE_ROOT,
        logFile: join(folder, 'mailbox.log'),
      });
    },
    end: () => child?.stop('SIGKILL'),
  };
}
