import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { startOf } from '../built.mjs';
import { APPS, WEB_APPS } from '../process/apps.mjs';
import { startChild } from '../process/child.mjs';
import { portNear } from '../process/ports.mjs';

const READY_MS = 60_000;
/**
 * The default of `DRAIN_MS`: proxies close an idle connection in half of it (decision
 * 030).
 */
const DRAIN_MS = 2_000;

/**
 * One or two built processes of each app, on one database, which end with this command.
 */
export async function startFleet({ folder, databaseUrl, processes = 2 }) {
  const all = [0, 1].slice(0, processes);
  const taken = new Set();
  const ports = new Map();
  for (const app of APPS) {
    ports.set(app, []);
    for (const _ of all) ports.get(app).push(await portNear(0, taken));
  }
  const apis = ports.get('api').map((port) => `http://127.0.0.1:${port}`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_MODE: 'demo',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    API_ORIGIN: apis.join(','),
    DRAIN_MS,
  };
  const children = new Map();
  const start = async (app, which) => {
    const port = ports.get(app)[which];
    const name = `${app}-${which + 1}`;
    const child = startChild({
      name,
      args: startOf(app),
      env: { ...env, PORT: port },
      cwd: WORKSPACE_ROOT,
      logFile: resolve(folder, `${name}.log`),
    });
    children.set(name, child);
    await ready(port, child);
  };
  const stopAll = (names) =>
    Promise.all(names.map((name) => children.get(name)?.stop('SIGINT')));

  try {
    for (const which of all) await start('api', which);
    await Promise.all(WEB_APPS.flatMap((app) => all.map((which) => start(app, which))));
  } catch (error) {
    await stopAll([...children.keys()]);
    throw error;
  }
  return {
    apps: APPS,
    portsOf: (app) => ports.get(app),
    /**
     * Ends a process like an operator and starts it again. Gives the time in which nobody
     * listened.
     */
    async restart(app, which) {
      const child = children.get(`${app}-${which + 1}`);
      const asked = performance.now();
      await child.stop();
      const from = asked + DRAIN_MS;
      await start(app, which);
      return { from, to: performance.now() };
    },
    stopSecond: () => stopAll([...children.keys()].filter((name) => name.endsWith('-2'))),
    stop: () => stopAll([...children.keys()]),
  };
}

async function ready(port, child) {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (!child.running) throw new Error(`${child.name} ended while it started`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${child.name} was not ready after ${READY_MS / 1000} s`);
}
