import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WebAppName } from '@site/api-contract/site-map';

const ROOT = join(import.meta.dirname, '../../../..');
const HASHED = /^(.+)-([\w-]{7})\.(js|css|svg|woff2)$/;
const NAMES = /[\w.-]+-[\w-]{7}\.(?:js|css|svg|woff2)/g;
const TEXT = /\.(js|css|svg|json|html)$/;

/**
 * A copy of a web app's build as another release would have it: every hashed file has
 * another name than in `dist`, and all references are adapted. Returns the folder.
 */
export function makeOtherBuild(app: WebAppName): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'other-build-')), app);
  cpSync(join(ROOT, 'dist/apps', app), folder, { recursive: true });
  const assets = join(folder, 'client/assets');
  const renamed = new Map<string, string>();
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
  return folder;
}
