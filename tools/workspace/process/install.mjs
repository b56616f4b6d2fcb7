import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve, sep } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { run } from './run.mjs';

const LOCK = resolve(WORKSPACE_ROOT, 'package-lock.json');
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
const STAMP = resolve(WORKSPACE_ROOT, 'node_modules/.installed-lock');

const OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--prefer-offline',
  // Without a network npm reports it after seconds, not minutes.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Installs the lock file's packages: `dependencies` to build and run, with `tests` also
 * `devDependencies`. Those are added, so that a running product keeps its packages; only
 * another lock file makes npm start again.
 */
export async function ensureDependencies(say, tests) {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  const all = `${lock} with tests`;
  if (stamp === all || (stamp === lock && !tests)) return;
  const withTests = tests || stamp.endsWith(' with tests');
  if (!matchesLock(withTests)) {
    if (matchesLock(false)) {
      say('Installing the packages of the tests (npm install) …');
      await npm(['install', '--no-save', ...OPTIONS]);
    } else {
      say('Installing packages (npm ci) …');
      await npm(['ci', ...(withTests ? [] : ['--omit=dev']), ...OPTIONS]);
    }
  }
  writeFileSync(STAMP, withTests ? all : lock);
}

/**
 * Whether each package is installed in the lock file's version, by npm or anybody;
 * packages of the tests only when they are wanted.
 */
function matchesLock(withTests) {
  const file = resolve(WORKSPACE_ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  return Object.entries(packages).every(
    ([path, { version, optional, peer, dev, devOptional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || peer || (!withTests && (dev || devOptional)))),
  );
}

/**
 * npm replaces node_modules, and with it the packaged Node, so it runs under another one.
 */
async function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js')
    ? [nodeOutsidePackages(), [cli]]
    : ['npm', []];
  const { code, output } = await run(command, [...first, ...args], {
    shell: process.platform === 'win32',
  });
  if (code === 0) return;
  if (NO_NETWORK.test(output))
    throw new Error(
      'The packages could not be fetched: npm reached no registry. Connect to the network and run the command again.',
    );
  throw new Error(`${output.trimEnd()}\nnpm ${args[0]} ended with code ${code}.`);
}

/**
 * The Node with which npm itself runs, else the present one; a copy of it when that is
 * among the packages.
 */
function nodeOutsidePackages() {
  const packages = resolve(WORKSPACE_ROOT, 'node_modules') + sep;
  const candidates = [process.env.npm_node_execpath, process.execPath].filter(Boolean);
  const outside = candidates.find(
    (file) => existsSync(file) && !realpathSync(file).startsWith(packages),
  );
  if (outside) return outside;
  const copy = join(
    mkdtempSync(join(tmpdir(), 'rodar-node-')),
    basename(process.execPath),
  );
  copyFileSync(process.execPath, copy);
  return copy;
}
