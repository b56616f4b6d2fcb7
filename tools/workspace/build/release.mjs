import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

const MIGRATIONS = 'apps/api/src/migrations';

/**
 * The facts that a built folder tells. `root` is the folder of the project in the repository.
 * `contract` is the hash of the wire contract's text, as `npm run contract` keeps it. `needs` says of the API
 * which migration it knows, and of a web app the version of the API that goes out before
 * it.
 */
export function releaseOf(app, root) {
  return {
    app,
    version: versionOf(root),
    commit: git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
    time: git('log', '-1', '--format=%cI'),
    node: process.versions.node,
    contract: contractHash(),
    needs: needsOf(app),
  };
}

/** The version in the project's package.json, or else the repository's. */
function versionOf(root) {
  const own = [join(root, 'package.json'), 'package.json']
    .map((file) => resolve(WORKSPACE_ROOT, file))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version);
  return own.find((version) => version !== undefined);
}

function needsOf(app) {
  if (app === 'api') {
    const newest = readdirSync(resolve(WORKSPACE_ROOT, MIGRATIONS)).sort().at(-1);
    return { schema: Number(newest.slice(0, 4)) };
  }
  return existsSync(resolve(WORKSPACE_ROOT, 'apps', app))
    ? { api: versionOf('apps/api') }
    : {};
}

function contractHash() {
  const task = ['--import', 'tsx', 'tools/workspace/contract/main.ts', 'hash'];
  return execFileSync(process.execPath, task, { cwd: WORKSPACE_ROOT, encoding: 'utf8' });
}

/** A tree without git, such as an unpacked archive, has no commit to name. */
function git(...words) {
  try {
    return execFileSync('git', words, {
      cwd: WORKSPACE_ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
