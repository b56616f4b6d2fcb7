import { mkdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DATA } from '../build/brand.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { isBuilt, startOf } from '../built.mjs';
import { DEFAULT_PORTS, originVariable, WEB_APPS } from './apps.mjs';
import { startChild } from './child.mjs';
import { hasIpv6, isFree, portNear } from './ports.mjs';
import { startRoundRobin } from './round-robin.mjs';

/** A failure whose message is the line to show. */
export class LaunchError extends Error {}

/** Long, for slow machines: a failing process ends, which is noticed at once. */
const READY_MS = 300_000;

const tsx = ['--import', 'tsx'];
const SOURCES = {
  api: [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    'apps/api/src/main.ts',
  ],
  bank: [...tsx, 'tools/sandbox-bank/src/main.ts'],
  gateway: [...tsx, 'tools/gateway/src/main.ts'],
  ...Object.fromEntries(
    WEB_APPS.map((app) => [app, [...tsx, 'tools/workspace/dev-web.ts', app]]),
  ),
};

/** Refuses early when the one fixed port is taken, before anything is started. */
export async function requireFree(port) {
  if (!(await isFree(port)))
    throw new LaunchError(
      `Port ${port} is already in use: free it, or choose another one with PORT=… npm start.`,
    );
}

/**
 * Starts mailbox, API, the web apps, the gateway and, in demo mode, the sandbox
 * bank, and waits until all can serve. A taken port is replaced by any free one, except
 * the gateway's, whose address people know. `built` waits for the build of a program,
 * which starts right after it. `folders` names builds to start in place of those of
 * `dist`. `ports` names the ports to use; 0 means any free one.
 * `apis` names the role of each API process (api, api-2 …). Several need a PostgreSQL in
 * `env.DATABASE_URL`; one address gives each request to the next that answers calls.
 * `signal` cancels the start. `onDeath` is called when a process ends by itself; the
 * caller stops the rest. `onMessage` gets what a process tells its parent.
 */
export async function launch({
  ports: wished = {},
  dataDir = DATA,
  env = {},
  programs = 'built',
  built = requireBuilt,
  folders = {},
  apis = ['everything'],
  echo = false,
  say = () => {},
  onDeath,
  onMessage,
  signal,
} = {}) {
  const wanted = { ...DEFAULT_PORTS, ...wished };
  const gatewayPort = wanted.gateway || (await portNear(0));
  await requireFree(gatewayPort);
  const taken = new Set([gatewayPort]);
  const ports = { gateway: gatewayPort };
  for (const name of Object.keys(DEFAULT_PORTS))
    if (name !== 'gateway') ports[name] = await portNear(wanted[name], taken);
  const apiPorts = new Map();
  const roles = new Map(
    apis.map((role, index) => [index === 0 ? 'api' : `api-${index + 1}`, role]),
  );
  for (const name of roles.keys())
    apiPorts.set(name, apis.length === 1 ? ports.api : await portNear(0, taken));

  const data = resolve(WORKSPACE_ROOT, dataDir);
  const logs = resolve(data, 'logs');
  const mails = resolve(data, 'mails');
  mkdirSync(logs, { recursive: true });
  rmSync(mails, { recursive: true, force: true });
  mkdirSync(mails);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${gatewayPort}`;
  const origin = (name) => `http://127.0.0.1:${ports[name]}`;
  const { PORT: _port, HOST: gatewayHost, ...inherited } = { ...process.env, ...env };
  const common = {
    ...inherited,
    NODE_ENV: programs === 'built' ? 'production' : 'development',
    // Nobody takes over from a product that stops as a whole.
    DRAIN_MS: inherited.DRAIN_MS ?? 0,
    HOST: '127.0.0.1',
    API_ORIGIN: origin('api'),
    PUBLIC_ORIGIN: publicOrigin,
  };
  const banks = inherited.APP_MODE === 'production' ? [] : ['bank'];

  const environments = {
    // The mailbox writes each mail into the folder for temporary files, and leaves it there.
    mailbox: { ...common, TMPDIR: mails },
    ...Object.fromEntries(
      [...apiPorts].map(([name, port]) => [
        name,
        {
          ...common,
          PORT: port,
          API_ROLE: roles.get(name),
          DATA_DIR: data,
          SMTP_URL: inherited.SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
          ...(banks.length > 0 && { BANK_URL: inherited.BANK_URL ?? origin('bank') }),
        },
      ]),
    ),
    ...Object.fromEntries(
      WEB_APPS.map((app) => [
        app,
        {
          ...common,
          PORT: ports[app],
          ASSETS_DIR: inherited.ASSETS_DIR ?? resolve(data, 'assets'),
        },
      ]),
    ),
    bank: { ...common, PORT: ports.bank, DATA_DIR: data },
    gateway: {
      ...common,
      HOST: gatewayHost ?? (hasIpv6() ? '::' : '0.0.0.0'),
      PORT: gatewayPort,
      ...Object.fromEntries(WEB_APPS.map((app) => [originVariable(app), origin(app)])),
    },
  };
  const mailbox = [
    resolve(WORKSPACE_ROOT, 'node_modules/maildev/bin/maildev'),
    '--ip',
    '127.0.0.1',
    '--web-ip',
    '127.0.0.1',
    '--smtp',
    String(ports.smtp),
    '--web',
    String(ports.mailbox),
    '--hide-extensions',
    'STARTTLS',
    '--silent',
  ];

  const children = new Map();
  let roundRobin;
  let stopping = false;
  let firstDeath;
  const died = new Promise((_, reject) => {
    firstDeath = (death) => reject(new LaunchError(deathLine(death)));
  });
  died.catch(() => {});
  const giveUp = new Promise((_, reject) =>
    signal?.addEventListener(
      'abort',
      () => reject(new LaunchError('Stopped while starting.')),
      { once: true },
    ),
  );
  giveUp.catch(() => {});

  const programOf = (name) => (apiPorts.has(name) ? 'api' : name);
  const argsOf = programs === 'built' ? startOf : (name) => SOURCES[name];
  const start = (name, folder = folders[programOf(name)]) => {
    const child = startChild({
      name,
      args: name === 'mailbox' ? mailbox : argsOf(programOf(name), folder),
      env: environments[name],
      cwd: WORKSPACE_ROOT,
      logFile: logOf(name),
      echo: echo && name !== 'mailbox',
      onMessage,
      onDeath: (death) => {
        if (stopping) return;
        firstDeath(death);
        onDeath?.(new LaunchError(deathLine(death)));
      },
    });
    children.set(name, child);
    return child;
  };
  const probe = (name) => {
    if (apiPorts.has(name)) return `http://127.0.0.1:${apiPorts.get(name)}/readyz`;
    return [...WEB_APPS, 'bank'].includes(name)
      ? `${origin(name)}/readyz`
      : `${origin(name)}/`;
  };
  const logOf = (name) => resolve(logs, `${name}.log`);
  const ready = (name) =>
    Promise.race([died, giveUp, waitUntil(() => answers(probe(name)), logOf(name))]);
  const begin = async (name) => {
    if (programs === 'built' && name !== 'mailbox')
      await Promise.race([died, giveUp, built(programOf(name))]);
    if (stopping) return;
    start(name);
    await ready(name);
  };

  const stop = async () => {
    stopping = true;
    const last = [...banks, 'mailbox'];
    for (const group of [['gateway'], WEB_APPS, [...apiPorts.keys()], last])
      await Promise.all(group.map((name) => children.get(name)?.stop()));
    roundRobin?.close();
  };

  const names = ['mailbox', ...banks, ...apiPorts.keys(), ...WEB_APPS, 'gateway'];
  for (const name of names) rmSync(logOf(name), { force: true });
  try {
    say(
      `Starting mailbox, API, ${WEB_APPS.length} web apps${banks.length > 0 ? ', sandbox bank' : ''} and the gateway …`,
    );
    if (apis.length > 1) {
      const answering = [...apiPorts.keys()].filter((api) => roles.get(api) !== 'worker');
      roundRobin = await startRoundRobin(
        ports.api,
        answering.map((api) => apiPorts.get(api)),
      );
    }
    await Promise.all(names.filter((name) => name !== 'gateway').map(begin));
    // The gateway starts last, so that the known address answers when all behind it do.
    await begin('gateway');
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    ports,
    baseUrl: publicOrigin,
    mailboxUrl: `http://localhost:${ports.mailbox}`,
    /** Null outside demo mode. */
    bankUrl: banks.length > 0 ? `http://localhost:${ports.bank}` : null,
    apiOrigin: origin('api'),
    logs,
    stop,
    /** Ends one process (by default with SIGTERM); the others go on. */
    end: (name, signal = 'SIGTERM') => children.get(name)?.stop(signal),
    /**
     * Starts an ended process again, on the same port and data, and waits until it can
     * serve. `folder` is another build's than `dist`.
     */
    async begin(name, folder) {
      start(name, folder);
      await ready(name);
    },
  };
}

async function requireBuilt(name) {
  if (!isBuilt(name))
    throw new LaunchError(
      `${name} is not built: run npm start, or npx nx run-many -t build.`,
    );
}

function deathLine({ name, code, signal, lines }) {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  return [
    `${name} ${how}${lines.length ? '; its last words:' : ''}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

async function answers(url) {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(3000),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function waitUntil(isReady, log) {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new LaunchError(
    `${basename(log, '.log')} was not ready after ${READY_MS / 1000} s; its log: ${log}`,
  );
}
