import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { run } from './run.mjs';

const LOCK = resolve(WORKSPACE_ROOT, 'package-lock.json');
const STAMP = resolve(WORKSPACE_ROOT, 'node_modules/.installed-lock');
const LEAST = [20, 19];

/** Stops with one line when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  process.stderr.write(
    `Node ${LEAST.join('.')} or newer is needed; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/** Runs `npm ci` when node_modules is missing or belongs to another lock file. */
export async function ensureDependencies(say) {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (!matchesLock()) {
    say('Installing packages (npm ci) …');
    await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(STAMP, lock);
}

/** An installation made by hand counts when each package has the version of the lock file. */
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

async function npm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const { code } = await run(command, [...first, ...args], {
    echo: true,
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new Error(`npm ${args[0]} ended with code ${code}; its messages stand above.`);
}
