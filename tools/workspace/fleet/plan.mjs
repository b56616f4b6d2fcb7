import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { sourceOf } from '../built.mjs';
import { APPS, DEFAULT_PORTS, portOf, SECOND_PROCESS_STEP } from '../process/apps.mjs';
import { findNginx } from '../process/debian.mjs';
import { FleetError } from './fleet-error.mjs';

const LOOPBACK = '127.0.0.1';
const GATEWAY = 'gateway';
const VERSION = /^\d+\.\d+\.\d+$/;

const processShape = z.strictObject({
  machine: z._default(z.string(), 'local'),
  port: z.number().check(z.int(), z.gte(1), z.lte(65_535)),
  /** `API_ROLE` of an API process; a worker stands behind no proxy. */
  role: z.optional(z.enum(['everything', 'http', 'worker'])),
});
const appShape = z.strictObject({
  /** The archive `<app>-<version>.tgz` to begin with; else the built folder. */
  version: z.optional(z.string().check(z.regex(VERSION))),
  processes: z.optional(z.array(processShape).check(z.minLength(1))),
});
const fileShape = z.strictObject({
  /** Place of releases, logs, state and the proxy's files. */
  folder: z._default(z.string(), 'tmp/fleet'),
  /** Place of the archives that versions name. */
  archives: z._default(z.string(), 'dist/packages'),
  /** A process that takes longer to be ready ends its roll. */
  readySeconds: z._default(z.number().check(z.gte(1)), 30),
  listen: z._default(z.array(z.string()), [`${LOOPBACK}:${DEFAULT_PORTS.gateway}`]),
  /** nginx where it is installed, else the Node gateway. */
  front: z.optional(z.enum(['nginx', 'gateway'])),
  /** Pages that one visitor may ask nginx for in a second. */
  pagesPerSecond: z.optional(z.number()),
  machines: z._default(z.record(z.string(), z.string()), { local: LOOPBACK }),
  /** The gateway's ports are those of its health: its processes share the public one. */
  apps: z._default(
    z.strictObject(
      Object.fromEntries([...APPS, GATEWAY].map((app) => [app, z.optional(appShape)])),
    ),
    {},
  ),
  /** Variables of every process; secrets belong into the environment of the command. */
  env: z._default(z.record(z.string(), z.string()), {}),
});

/** The fleet of a file; without one two processes of each app on this machine. */
export function readPlan(file = resolve(WORKSPACE_ROOT, 'fleet.json')) {
  return planOf(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

/**
 * The fleet of a text. `appNames` are the apps with processes: the gateway is one where it
 * and not nginx is the `front`. `processes` are `{ name, app, address, host, port, role, isHere }`,
 * the API's first; `addressesOf(app)` are those behind a proxy.
 */
export function planOf(text) {
  const { data, error } = z.safeParse(fileShape, parsed(text), {
    error: en().localeError,
  });
  if (error) {
    const [{ path, message }] = error.issues;
    throw new FleetError(`fleet.json: ${path.join('.') || 'the file'}: ${message}`);
  }
  const front = data.front ?? (findNginx() ? 'nginx' : GATEWAY);
  const appNames = front === GATEWAY ? [...APPS, GATEWAY] : APPS;
  const first = {
    ...Object.fromEntries(APPS.map((app) => [app, portOf(app)])),
    [GATEWAY]: Number(data.listen[0].split(':').at(-1)) + 1,
  };
  const processes = [...appNames]
    .sort((one, other) => Number(other === 'api') - Number(one === 'api'))
    .flatMap((app) =>
      (data.apps[app]?.processes ?? twoFrom(first[app])).map((process) =>
        placed(app, process, data.machines),
      ),
    );
  const archiveOf = (app, version) =>
    resolve(WORKSPACE_ROOT, data.archives, `${app}-${version}.tgz`);
  const twice = processes.find(
    ({ address }, at) => processes.findIndex((one) => one.address === address) !== at,
  );
  if (twice) throw new FleetError(`fleet.json: two processes at ${twice.address}`);
  return {
    ...data,
    front,
    appNames,
    folder: resolve(WORKSPACE_ROOT, data.folder),
    processes,
    /** An archive, or the built folder, with which an app begins. */
    firstOf: (app) => {
      const { version } = data.apps[app] ?? {};
      return version
        ? archiveOf(app, version)
        : resolve(WORKSPACE_ROOT, 'dist', sourceOf(app));
    },
    /** The archive of a version, or what a path names. */
    releaseAt: (app, given) => (VERSION.test(given) ? archiveOf(app, given) : given),
    processesOf: (app) => processes.filter((process) => process.app === app),
    addressesOf: (app) =>
      processes
        .filter((process) => process.app === app && process.role !== 'worker')
        .map(({ address }) => address),
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FleetError(`fleet.json: ${error.message}`);
  }
}

const twoFrom = (port) => [
  { machine: 'local', port },
  { machine: 'local', port: port + SECOND_PROCESS_STEP },
];

function placed(app, { machine, port, role }, machines) {
  const host = machines[machine] ?? (machine === 'local' ? LOOPBACK : undefined);
  if (!host) throw new FleetError(`fleet.json: no machine is called ${machine}`);
  return {
    name: `${app}@${host === LOOPBACK ? '' : `${machine}:`}${port}`,
    app,
    host,
    port,
    address: `${host}:${port}`,
    isHere: host === LOOPBACK,
    ...(role && { role }),
  };
}

/** Refuses a fleet with processes elsewhere: this command starts and stops its own only. */
export function requireHere({ processes }) {
  const far = processes.find(({ isHere }) => !isHere);
  if (far)
    throw new FleetError(
      `${far.name} is on another machine: from here \`npm run fleet -- render\` writes its proxy's files, and no more.`,
    );
}
