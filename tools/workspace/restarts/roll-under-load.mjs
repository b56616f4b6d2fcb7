import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { openFleet } from '../fleet/operate.mjs';
import { planOf } from '../fleet/plan.mjs';
import { APPS, STREAM_SILENCE_MS, WEB_APPS } from '../process/apps.mjs';
import { makeOtherBuild } from '../process/other-build.mjs';
import { portNear } from '../process/ports.mjs';
import { startPreparedPostgres } from '../process/prepared-data.mjs';
import { startGateway } from './fronts.mjs';
import { startLoad } from './load.mjs';
import { countWrites, startListener, startOpenTab, startWriter } from './visitors.mjs';

/** Taken back as well. */
const BACK = ['public-site', 'api'];

/**
 * Rolls every app to another build and takes the API and one web app back, behind nginx
 * (if installed) and the Node gateway, while visitors read, write by key, hear of changes
 * and have tabs of the first build open. Nothing of them may fail.
 */
export async function rollUnderLoad({ apps = APPS, say }) {
  const home = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(home, { recursive: true });
  // Inside of the repository, where Node finds the packages of the API.
  const folder = mkdtempSync(join(home, 'rolls-'));
  const postgres = await startPreparedPostgres(join(folder, 'data'));
  const builds = new Map(apps.map((app) => [app, makeOtherBuild(app)]));
  const fleet = await testFleet(folder, postgres.url);
  let gateway;
  try {
    await fleet.start();
    gateway = await startGateway({ folder, portsOf: fleet.portsOf });
    const visitors = await startVisitors([
      { name: 'fleet', origin: fleet.origin },
      gateway,
    ]);
    const rolls = [];
    const timed = async (name, processes, work) => {
      const began = performance.now();
      await work();
      rolls.push(`${name} ${seconds((performance.now() - began) / processes)}`);
    };
    for (const app of apps) await timed(app, 2, () => fleet.roll(app, builds.get(app)));
    for (const app of apps.filter((one) => BACK.includes(one)))
      await timed(`back ${app}`, 2, () => fleet.back(app));
    const { ok, lines } = await visitors.stop(postgres.url);
    say(`Rolls to another build, a process: ${rolls.join(', ')}`);
    for (const line of lines) say(line);
    return { ok };
  } finally {
    await gateway?.stop();
    await fleet.stop();
    await postgres.stop();
    for (const build of builds.values()) rmSync(dirname(build), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * A fleet on free ports, two built processes an app or one for each of its `roles`, with
 * limits that visitors of one address do not reach. `front` is nginx where it is installed.
 */
export async function testFleet(
  folder,
  databaseUrl,
  { env = {}, roles = {}, front, say } = {},
) {
  const taken = new Set();
  const apps = {};
  for (const app of [...APPS, 'gateway']) {
    apps[app] = { processes: [] };
    for (const role of roles[app] ?? [undefined, undefined])
      apps[app].processes.push({ port: await portNear(0, taken), role });
  }
  const listen = [`127.0.0.1:${await portNear(0, taken)}`];
  const plan = planOf(
    JSON.stringify({ folder, listen, front, pagesPerSecond: 10_000, apps }),
  );
  const variables = {
    ...process.env,
    APP_MODE: 'demo',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LEADS: '999999/600',
    ...env,
  };
  const fleet = openFleet(plan, { say, env: variables });
  return {
    ...fleet,
    origin: `http://${listen[0]}`,
    /** The folder of its data, keys among them. */
    dataDir: join(folder, 'data'),
    portsOf: (app) => plan.processesOf(app).map((process) => process.port),
    namesOf: (app) => plan.processesOf(app).map(({ name }) => name),
    /** The same fleet for a command with other variables. */
    with: (others) => openFleet(plan, { say, env: { ...variables, ...others } }),
  };
}

/**
 * Visitors of several fronts. `stop` gives lines about them, and whether nothing failed.
 */
export async function startVisitors(fronts) {
  const loads = await Promise.all(
    fronts.map(({ name, origin }) => startLoad(name, origin)),
  );
  const [{ origin }] = fronts;
  const writer = await startWriter(origin);
  const listener = await startListener(origin);
  const tabs = WEB_APPS.map((app) => startOpenTab(origin, app));
  return {
    async stop(databaseUrl) {
      const listened = await listener.stop();
      const written = await writer.stop();
      const opened = await Promise.all(tabs.map((tab) => tab.stop()));
      const results = await Promise.all(loads.map((load) => load.stop()));
      const { lost, double } = await countWrites(databaseUrl, written.acknowledged);
      const missing = opened.flatMap((tab) => tab.missing);
      const parts = opened.reduce((sum, tab) => sum + tab.parts, 0);
      const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
      const lines = [
        ...results.map(
          ({ name, requests, failures, slowestMs }) =>
            `  ${name}: ${requests} requests, ${failures.length} failed; slowest ${Math.round(slowestMs)} ms`,
        ),
        ...results.flatMap(({ failures }) =>
          failures.slice(0, 5).map(({ what, status }) => `    ${what}: ${status}`),
        ),
        `  writes by key: ${written.acknowledged.length} acknowledged, ${written.failures.length} failed (${[...new Set(written.failures)].join(', ') || 'none'}), ${lost} lost, ${double} double; longest pause ${seconds(written.longestGapMs)}`,
        `  stream of changes: opened ${listened.opened} times, ${listened.failures.length} refused and repeated (${[...new Set(listened.failures)].join(', ') || 'none'}), ${listened.events} changes heard; longest silence ${seconds(listened.longestSilenceMs)}`,
        `  open tabs of the first build: ${parts} parts, ${missing.length} missing`,
        ...missing.slice(0, 3).map((line) => `    ${line}`),
      ];
      const ok =
        failed + written.failures.length + lost + double + missing.length === 0 &&
        listened.failures.every((status) => status === 503) &&
        listened.events > 0 &&
        listened.longestSilenceMs < STREAM_SILENCE_MS;
      const facts = { results, written, listened, lost, double, parts, missing };
      return { ok, lines, facts };
    },
  };
}
