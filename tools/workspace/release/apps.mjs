import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const { release } = JSON.parse(readFileSync(resolve(WORKSPACE_ROOT, 'nx.json'), 'utf8'));
const folderOf = (app) =>
  ['apps', 'tools']
    .map((above) => `${above}/${app}`)
    .find((folder) => existsSync(resolve(WORKSPACE_ROOT, folder)));

/**
 * The apps that are released, each with a version of its own, and their folders. Nx has
 * the list, in nx.json.
 */
export const RELEASED = Object.fromEntries(
  release.projects.map((app) => [app, folderOf(app)]),
);
