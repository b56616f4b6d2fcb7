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
import { DIST } from './build/brand.mjs';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { isBuilt, PROGRAMS, sourceOf } from './built.mjs';
import { runNode } from './process/run.mjs';

const STAMPS = resolve(WORKSPACE_ROOT, DIST, '.built-from');
/** Sources of every program, beside its own folder. */
const SHARED = [
  'brands',
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
 * time: the API first, since it fills its database while the web apps are built. Files
 * are compressed after all builds: a site works without that third of the work. `built`
 * waits until a program can start, `all` for the end of the work; both fail with the
 * build's error.
 */
export async function beginBuild(say) {
  // Loaded here, since this file is read before the packages are installed.
  const { bulkhead } = await import('cockatiel');
  const turns = bulkhead(AT_ONCE, Infinity);
  const stamps = stampsOfSources();
  const outdated = PROGRAMS.filter((name) => !isFresh(name, stamps[name]));
  if (outdated.length > 0) say('Building …');
  const builds = new Map(
    outdated.map((name) => [name, turns.execute(() => build(name))]),
  );
  const finished = outdated.map(async (name) => {
    await builds.get(name);
    if (isWeb(name)) await turns.execute(() => compress(name));
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(resolve(STAMPS, name), stamps[name]);
  });
  const all = Promise.all(finished);
  // The waiting callers get the error; nobody waits behind a failed program.
  all.catch(() => {});
  return { built: async (name) => builds.get(name), all };
}

/** Builds changed programs, and waits for the end. */
export async function buildAll(say) {
  const { all } = await beginBuild(say);
  await all;
}

const isWeb = (name) =>
  existsSync(resolve(WORKSPACE_ROOT, sourceOf(name), 'vite.config.ts'));

async function build(name) {
  const source = sourceOf(name);
  if (!isWeb(name)) return runBuild(name, ['tools/workspace/build/node-app.mjs', source]);
  await runBuild(name, [VITE, 'build', '--logLevel=warn'], {
    cwd: resolve(WORKSPACE_ROOT, source),
    env: {
      COMPRESS: 'later',
      // Vite warns of imports without a file extension each time it reads a
      // configuration.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
  });
}

const compress = (name) =>
  runBuild(name, [
    'tools/workspace/build/compress.ts',
    `${DIST}/${sourceOf(name)}/client`,
  ]);

async function runBuild(name, args, options) {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${output.trimEnd()}`);
}

function isFresh(name, stamp) {
  const file = resolve(STAMPS, name);
  return isBuilt(name) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** A hash for each program: name, size and time of all its source files. */
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
