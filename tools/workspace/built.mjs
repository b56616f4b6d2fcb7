import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from './build/brand.mjs';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { WEB_APPS } from './process/apps.mjs';

/** In the order of their builds: the API fills its database while the web apps are built. */
const FOLDERS = {
  api: 'apps/api',
  bank: 'tools/sandbox-bank',
  gateway: 'tools/gateway',
  ...Object.fromEntries(WEB_APPS.map((app) => [app, `apps/${app}`])),
};
export const PROGRAMS = Object.keys(FOLDERS);

/** The folder of a program's source, from the workspace's root. */
export const sourceOf = (name) => FOLDERS[name];

/**
 * Arguments with which Node starts a built program from the workspace's root: those of
 * the program's own `npm start`. Throws when the program is not built. `folder` may be
 * another build's.
 */
export function startOf(name, folder = resolve(WORKSPACE_ROOT, DIST, sourceOf(name))) {
  const { scripts } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const words = scripts.start.split(' ').slice(1);
  return [...words.slice(0, -1), resolve(folder, words.at(-1))];
}

export function isBuilt(name) {
  try {
    return existsSync(startOf(name).at(-1));
  } catch {
    return false;
  }
}
