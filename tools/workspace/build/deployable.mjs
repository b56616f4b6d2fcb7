import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { refOf } from './packages.mjs';
import { releaseOf } from './release.mjs';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

const read = (file) => JSON.parse(readFileSync(resolve(WORKSPACE_ROOT, file), 'utf8'));

/**
 * Makes a built folder that `npm ci` installs and `node main.js` starts the same way
 * everywhere. It writes package.json with the repository's Node and overrides, the part
 * of the repository's lock for its dependencies, `release.json`, which identifies it, and
 * `main.js`, which prints that or starts it, and `packages.json`, the packages whose code
 * runs in it: those inside of the program (`bundled`) and those of the lock. `root` is the project's folder in the
 * repository, `entry` the program beside `main.js`.
 */
export async function writeManifest(
  folder,
  { name, root, entry, dependencies = {}, bundled = [] },
) {
  const { engines, overrides } = read('package.json');
  const release = releaseOf(name, root, folder);
  const { version } = release;
  const scripts = { start: 'node main.js' };
  const own = { name, version, private: true, type: 'module', engines, scripts };
  const write = (file, content) =>
    writeFile(resolve(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  await writeFile(resolve(folder, 'main.js'), mainOf(entry));
  await write('release.json', release);
  await write('package.json', { ...own, dependencies, overrides });
  const lock = lockOf({ name, version, engines, dependencies });
  await write('package-lock.json', lock);
  const { packages } = read('package-lock.json');
  const refs = [...bundled, ...Object.keys(lock.packages)]
    .filter((path) => path !== '' && packages[path])
    .map((path) => refOf(path, packages[path]));
  await write('packages.json', [...new Set(refs)].sort());
}

/** The one entry of every built folder: `node main.js`, and `node main.js --version`. */
function mainOf(entry) {
  return `import { readFileSync } from 'node:fs';

if (process.argv[2] === '--version')
  process.stdout.write(readFileSync(new URL('release.json', import.meta.url)));
else await import('${entry}');
`;
}

/**
 * A lock file for some of the repository's direct dependencies, with the same versions
 * and hashes.
 */
export function lockOf({ name, version, engines, dependencies }) {
  const { packages, lockfileVersion } = read('package-lock.json');
  const needed = new Map();
  const add = (dependency, from, isOptional) => {
    const path = placeOf(packages, dependency, from);
    if (!path) {
      if (isOptional) return;
      throw new Error(`${dependency} is not in the repository's lock file`);
    }
    // Visited again when it was only optional before, since all packages below it are
    // then required.
    if (needed.has(path) && (isOptional || !needed.get(path))) return;
    needed.set(path, isOptional);
    const entry = packages[path];
    for (const below of Object.keys(entry.dependencies ?? {}))
      add(below, path, isOptional);
    for (const below of Object.keys(entry.optionalDependencies ?? {}))
      add(below, path, true);
    for (const below of Object.keys(entry.peerDependencies ?? {}))
      if (!entry.peerDependenciesMeta?.[below]?.optional) add(below, path, isOptional);
  };
  for (const dependency of Object.keys(dependencies)) add(dependency, '', false);

  const entries = [...needed].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: {
      '': { name, version, dependencies, engines },
      ...Object.fromEntries(
        entries.map(([path, isOptional]) => {
          const { dev, devOptional, optional, peer, ...entry } = packages[path];
          return [path, isOptional ? { ...entry, optional: true } : entry];
        }),
      ),
    },
  };
}

/**
 * The folder in which Node finds a package from another one's: beside it, else further
 * up.
 */
function placeOf(packages, name, from) {
  for (
    let folder = from;
    ;
    folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')
  ) {
    const path = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}
