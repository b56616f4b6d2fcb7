import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { sourceOf } from '../built.mjs';

const HASHED = /^(.+)-([\w-]{7})\.(js|css|svg|woff2)$/;
const NAMES = /[\w.-]+-[\w-]{7}\.(?:js|css|svg|woff2)/g;
const TEXT = /\.(js|css|svg|json|html)$/;

/**
 * A copy of an app's build as another release would have it: every hashed file of a web
 * app has another name than in `dist`, and all references are adapted. Returns the
 * folder, in one of its own inside of the repository, where Node finds the packages.
 */
export function makeOtherBuild(app, version = '99.0.0') {
  const home = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(home, { recursive: true });
  const folder = join(mkdtempSync(join(home, 'other-build-')), app);
  cpSync(resolve(WORKSPACE_ROOT, 'dist', sourceOf(app)), folder, {
    recursive: true,
    filter: (path) => !path.endsWith(`${sep}node_modules`),
  });
  if (existsSync(join(folder, 'client/assets'))) renameAssets(folder);
  const file = join(folder, 'release.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...facts, version }, null, 2)}\n`);
  return folder;
}

function renameAssets(folder) {
  const assets = join(folder, 'client/assets');
  const renamed = new Map();
  for (const name of readdirSync(assets)) {
    // A compressed copy contains the old names.
    if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
    const [, stem, hash = '', ending] = HASHED.exec(name) ?? [];
    if (stem) renamed.set(name, `${stem}-${[...hash].reverse().join('')}.${ending}`);
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(NAMES, (found) => renamed.get(found) ?? found),
    );
  }
  for (const [from, to] of renamed) {
    cpSync(join(assets, from), join(assets, to));
    if (from !== to) rmSync(join(assets, from));
  }
}
