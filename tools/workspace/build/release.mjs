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

/**
 * The full hash of the commit, with `-dirty` behind it where a file was changed since, or
 * made and never committed.
 */
export function commitNow() {
  const commit = git('rev-parse', 'HEAD');
  return uncommittedFiles().length > 0 ? `${commit}-dirty` : commit;
}

/** Files that differ from the commit, also those that it does not know at all. */
function uncommittedFiles() {
  const listed = git('status', '--porcelain');
  if (listed === 'unknown' || listed === '') return [];
  return listed.split('\n').map((line) => line.replace(/^\S+\s+/, ''));
}

/** A sentence where nothing can be released from here, else null. */
export function whyNoCommit() {
  const files = uncommittedFiles();
  if (files.length > 0)
    return `Commit first, so that the commit says what is in it: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}`;
  return commitNow() === 'unknown'
    ? 'There is no commit here: this needs a clone.'
    : null;
}

/**
 * A sentence where this version of an app is released already, from another commit than
 * the given one; else null. A second archive of the name would be another program.
 */
export function whyReleased({ app, version, commit }) {
  const release = releasesOf(app).find((one) => one.version === version);
  if (!release || release.commit === commit) return null;
  return `${app} ${version} is released, from commit ${release.commit.slice(0, 9)}. To pack it again check that commit out; the next version comes by npm run release.`;
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

/** Whether a built web app makes a call that no release of the API knows yet. */
export function needsNextApi(app, folder) {
  return contractFacts(app, folder, 'next').api === 'next';
}

function contractFacts(app, folder, today = versionOf('apps/api')) {
  const { api: before } = releasesOf(app).at(-1) ?? {};
  const main = ['--import', 'tsx', 'tools/workspace/contract/main.ts'];
  const given = [app, folder, today, ...(before ? [before] : [])];
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
