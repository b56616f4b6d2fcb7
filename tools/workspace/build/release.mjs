import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

const MIGRATIONS = 'apps/api/src/migrations';

/**
 * The facts that a built folder tells. `root` is the folder of the project in the repository, `folder` what was built.
 * `contract` is the hash of the wire contract's text, as `npm run contract` keeps it. `needs` says of the API
 * which migration it knows, and of a web app the oldest version of the API that it can live with.
 */
export function releaseOf(app, root, folder) {
  const { contract, api } = contractFacts(app, folder);
  return {
    app,
    version: versionOf(root),
    commit: commitNow(),
    time: git('log', '-1', '--format=%cI'),
    node: process.versions.node,
    contract,
    needs: app === 'api' ? { schema: newestMigration() } : { api },
  };
}

/** The full hash of the commit, with `-dirty` behind it where files were changed since. */
export function commitNow() {
  return git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
}

/** The version in the project's version.json, or else the repository's. */
function versionOf(root) {
  const own = [join(root, 'version.json'), 'package.json']
    .map((file) => resolve(WORKSPACE_ROOT, file))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version);
  return own.find((version) => version !== undefined);
}

function newestMigration() {
  const newest = readdirSync(resolve(WORKSPACE_ROOT, MIGRATIONS)).sort().at(-1);
  return Number(newest.slice(0, 4));
}

function contractFacts(app, folder) {
  const { api: before } = releasesOf(app).at(-1) ?? {};
  const main = ['--import', 'tsx', 'tools/workspace/contract/main.ts'];
  const given = [app, folder, versionOf('apps/api'), ...(before ? [before] : [])];
  const task = [...main, 'facts', ...given];
  const out = execFileSync(process.execPath, task, {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(out);
}

/** The releases of an app that are written down, oldest first. */
export function releasesOf(app) {
  const file = resolve(WORKSPACE_ROOT, 'releases.json');
  return JSON.parse(readFileSync(file, 'utf8')).filter((release) => release.app === app);
}

/** A tree without git, such as an unpacked archive, has no commit. */
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
