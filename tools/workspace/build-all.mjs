import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { isBuilt, PROGRAMS, sourceOf } from './built.mjs';
import { runNode } from './process/run.mjs';

const STAMPS = resolve(WORKSPACE_ROOT, 'dist/.built-from');
/** Sources of every program, beside its own folder. */
const SHARED = [
  'libs',
  'tools/workspace/build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const VITE = resolve(WORKSPACE_ROOT, 'node_modules/vite/bin/vite.js');
const AT_ONCE = 2;

/**
 * Begins to build each program whose sources have changed since its last build, two at a
 * time: the API first, since it fills its database while the web apps are built. `built`
 * waits for one program and `all` for every one; both fail with what the build said.
 * `changed` tells whether there is anything to build.
 */
export async function beginBuild(say) {
  // Loaded here, since this file is read before the packages are installed.
  const { bulkhead } = await import('cockatiel');
  const turns = bulkhead(AT_ONCE, Infinity);
  const stamps = stampsOfSources();
  const outdated = PROGRAMS.filter((name) => !isFresh(name, stamps[name]));
  if (outdated.length > 0) say('Building …');
  const builds = new Map(
    outdated.map((name) => [name, turns.execute(() => build(name, stamps[name]))]),
  );
  const all = Promise.all(builds.values());
  // Whoever waits hears of it; nobody waits for a program behind one that failed.
  all.catch(() => {});
  return { changed: outdated.length > 0, built: async (name) => builds.get(name), all };
}

/** Builds what has changed, and waits for the last of it. */
export async function buildAll(say) {
  const { all } = await beginBuild(say);
  await all;
}

async function build(name, stamp) {
  const source = sourceOf(name);
  const { code, output } = existsSync(resolve(WORKSPACE_ROOT, source, 'vite.config.ts'))
    ? await runNode([VITE, 'build', '--logLevel=warn'], {
        cwd: resolve(WORKSPACE_ROOT, source),
        // Vite tells of imports without a file extension at each reading of a configuration.
        env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
      })
    : await runNode(['tools/workspace/build/node-app.mjs', source]);
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${output.trimEnd()}`);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(resolve(STAMPS, name), stamp);
}

function isFresh(name, stamp) {
  const file = resolve(STAMPS, name);
  return isBuilt(name) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Of each program: name, size and time of every source file, as one hash. */
function stampsOfSources() {
  const shared = SHARED.flatMap(sourceLines);
  return Object.fromEntries(
    PROGRAMS.map((name) => [
      name,
      createHash('sha256')
        .update([...shared, ...sourceLines(sourceOf(name))].join('\n'))
        .digest('hex'),
    ]),
  );
}

function sourceLines(path) {
  const stats = statSync(resolve(WORKSPACE_ROOT, path));
  if (stats.isFile()) return [`${path}\0${stats.size}\0${stats.mtimeMs}`];
  return readdirSync(resolve(WORKSPACE_ROOT, path))
    .filter((name) => !isNoise(name))
    .sort()
    .flatMap((name) => sourceLines(join(path, name)));
}

function isNoise(name) {
  return name === 'node_modules' || /\.(spec\.tsx?|md|log)$/.test(name);
}
