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
import { isBuilt, PROGRAMS } from './built.mjs';
import { runNode } from './process/run.mjs';

/** Nx's own program. */
export const NX = 'node_modules/nx/dist/bin/nx.js';
const STAMP = resolve(WORKSPACE_ROOT, 'dist/.built-from');
const SOURCES = [
  'apps',
  'libs',
  'tools',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
];

/**
 * Builds all apps through Nx and its cache; nothing runs when no source file has changed
 * since the last time.
 */
export async function buildAll(say) {
  const stamp = sourceStamp();
  const complete = PROGRAMS.every(isBuilt);
  if (complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp)
    return false;
  say('Building …');
  const { code, output } = await runNode([
    NX,
    'run-many',
    '-t',
    'build',
    '--parallel=2',
    '--output-style=static',
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output.trimEnd()}`);
  mkdirSync(resolve(WORKSPACE_ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, stamp);
  return true;
}

/** Name, size and time of every source file. */
function sourceStamp() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { isFile, size, mtimeMs } = describePath(path);
    if (isFile) hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    else
      for (const name of readdirSync(resolve(WORKSPACE_ROOT, path)).sort())
        if (!isNoise(name)) add(join(path, name));
  };
  SOURCES.forEach(add);
  return hash.digest('hex');
}

function describePath(path) {
  const stats = statSync(resolve(WORKSPACE_ROOT, path));
  return { isFile: stats.isFile(), size: stats.size, mtimeMs: stats.mtimeMs };
}

function isNoise(name) {
  return (
    name === 'node_modules' ||
    name === 'test-results' ||
    name === 'playwright-report' ||
    /\.(spec\.tsx?|md|log)$/.test(name)
  );
}
