import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releasesOf } from '../build/release.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { sourceOf } from '../built.mjs';
import { APPS, WEB_APPS } from '../process/apps.mjs';
import { run, runNode } from '../process/run.mjs';

const KEPT = resolve(WORKSPACE_ROOT, '.nx/releases');
const COMMIT = resolve(WORKSPACE_ROOT, '.nx/commit');
const LOCK = 'package-lock.json';
/** Without a release of these there is no story to live. */
const NEEDED = ['public-site', 'api'];

/**
 * The last release of the web apps and the API, `{ app, version, commit }` each, or the
 * reason why there is none here. A new app that was not released yet is not among them.
 * `listed` gives the releases of an app, oldest first.
 */
export function lastReleases(listed = releasesOf) {
  const releases = APPS.flatMap((app) => listed(app).slice(-1));
  const missing = NEEDED.find((name) => !releases.some(({ app }) => app === name));
  if (missing) return { reason: `${missing} was never released` };
  const far = releases.find(({ commit }) => !isHere(commit));
  if (far)
    return { reason: `the commit of ${far.app} ${far.version} is not in this clone` };
  return { releases };
}

/**
 * Builds these releases, each from its commit in a clone below `.nx/releases`, where it is
 * kept until there is a newer release. Gives the built folders by app, and `sources`: the
 * clone with the journeys of the newest web app.
 */
export async function buildReleases(releases, say) {
  const trees = new Map();
  forgetOthers(
    KEPT,
    releases.map(({ commit }) => commit),
  );
  for (const { commit } of releases)
    if (!trees.has(commit)) trees.set(commit, await builtTree(KEPT, commit, say));
  const folders = Object.fromEntries(
    releases.map(({ app, commit }) => [
      app,
      join(trees.get(commit), 'dist', sourceOf(app)),
    ]),
  );
  const newest = releases
    .filter(({ app }) => WEB_APPS.includes(app))
    .reduce((one, other) => (isBefore(one.commit, other.commit) ? other : one));
  return { folders, sources: trees.get(newest.commit) };
}

/**
 * Builds a commit in a clone below `.nx/commit`, where it is kept until another one is
 * asked for. Gives the folder of the clone.
 */
export async function buildCommit(commit, say) {
  forgetOthers(COMMIT, [commit]);
  return builtTree(COMMIT, commit, say);
}

function forgetOthers(folder, commits) {
  for (const commit of existsSync(folder) ? readdirSync(folder) : [])
    if (!commits.includes(commit)) rmSync(join(folder, commit), { recursive: true });
}

async function builtTree(folder, commit, say) {
  const tree = join(folder, commit);
  const done = join(tree, 'dist/.release-built');
  if (existsSync(done)) return tree;
  say(`Building ${commit.slice(0, 8)} …`);
  // A build that was interrupted may have left half a clone or half of the packages.
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git('clone', '--quiet', '--shared', '--no-checkout', WORKSPACE_ROOT, tree);
  git('-C', tree, 'checkout', '--quiet', '--detach', commit);
  await installInto(tree);
  const build = `import { buildAll } from './tools/workspace/build-all.mjs';
    import { writeFileSync } from 'node:fs';
    await buildAll(() => {});
    writeFileSync('dist/.release-built', '');`;
  // Vite sets this variable to 'development' in a command that has loaded its config.
  const env = { NODE_ENV: 'production' };
  must(await runNode(['--input-type=module', '--eval', build], { cwd: tree, env }));
  return tree;
}

/**
 * Whether `ours`, a text of `package-lock.json`, installs each package that `its`
 * installs, at the same place. It may install more, and the workspace itself may name
 * others, such as a package that another one brings anyway.
 */
export function installsAllOf(its, ours) {
  const [{ '': _root, ...needed }, held] = [its, ours].map(
    (text) => JSON.parse(text).packages,
  );
  return Object.entries(needed).every(([place, one]) =>
    isDeepStrictEqual(one, held[place]),
  );
}

/**
 * Today's packages serve a release all of whose packages are among them; another release
 * installs its own.
 */
async function installInto(tree) {
  const packages = join(tree, 'node_modules');
  const [itsLock, ours] = [tree, WORKSPACE_ROOT].map((folder) =>
    readFileSync(join(folder, LOCK), 'utf8'),
  );
  if (installsAllOf(itsLock, ours))
    symlinkSync(resolve(WORKSPACE_ROOT, 'node_modules'), packages, 'junction');
  else
    must(
      await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
        cwd: tree,
        shell: process.platform === 'win32',
      }),
    );
}

function must({ code, output }) {
  if (code !== 0) throw new Error(`The commit can't be built:\n${output.trimEnd()}`);
}

const isHere = (commit) => succeeds('cat-file', '-e', `${commit}^{commit}`);
const isBefore = (one, other) => succeeds('merge-base', '--is-ancestor', one, other);

function succeeds(...words) {
  try {
    git(...words);
    return true;
  } catch {
    return false;
  }
}

function git(...words) {
  execFileSync('git', words, { cwd: WORKSPACE_ROOT, stdio: 'ignore' });
}
