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

/** Runs `npm ci` when node_modules is missing or belongs to another lock file. */
export async function ensureDependencies(say) {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (!matchesLock()) {
    say('Installing packages (npm ci) …');
    await npm([
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefer-offline',
      // Without a network npm says so after seconds, not minutes.
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ]);
  }
  writeFileSync(STAMP, lock);
}

/**
 * An installation made by hand counts when each package has the version of the lock file.
 */
function matchesLock() {
  const file = resolve(WORKSPACE_ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  return Object.entries(packages).every(
    ([path, { version, optional, peer }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || peer)),
  );
}

/**
 * npm replaces node_modules, and with it the Node of the packages: it runs under another
 * one.
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
 * The Node that npm itself runs with, else the present one; a copy of it where it stands
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
