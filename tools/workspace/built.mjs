import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';

const FOLDERS = {
  api: 'dist/apps/api',
  'public-site': 'dist/apps/public-site',
  'dealer-portal': 'dist/apps/dealer-portal',
  'consultant-portal': 'dist/apps/consultant-portal',
  gateway: 'dist/tools/gateway',
  bank: 'dist/tools/sandbox-bank',
};
export const PROGRAMS = Object.keys(FOLDERS);

/**
 * Arguments for Node to start a built program from the workspace's root: the words of the
 * program's own `npm start`. The call throws where the program is not built.
 */
export function startOf(name) {
  const folder = resolve(WORKSPACE_ROOT, FOLDERS[name]);
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
