import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { extract } from 'tar';
import { run } from '../process/run.mjs';
import { FleetError } from './fleet-error.mjs';

/** So many releases of an app stay on the disk. */
const KEPT = 5;

/** The releases of a fleet, each an own folder that never changes. */
export function openReleases(folder) {
  const home = join(folder, 'releases');
  const folderOf = (id) => join(home, id);
  return {
    folderOf,
    /** The facts of `release.json`. */
    factsOf: (id) => factsIn(folderOf(id)),
    /**
     * Takes an archive, with its SHA-256 beside it, or a built folder, and installs its
     * packages. Gives its id; the same content has the same one. Anything that is no whole
     * release of this app is refused, and nothing of it stays.
     */
    async take(app, source) {
      mkdirSync(home, { recursive: true });
      const draft = mkdtempSync(join(home, 'draft-'));
      try {
        const unpacked = await unpack(resolve(source), draft);
        const facts = requireApp(unpacked, app, source);
        const id = `${app}-${facts.version}-${hashOf(unpacked).slice(0, 8)}`;
        if (existsSync(folderOf(id))) return id;
        const whole = join(home, `.${basename(draft)}`);
        renameSync(unpacked, whole);
        try {
          await install(whole);
          renameSync(whole, folderOf(id));
        } finally {
          rmSync(whole, { recursive: true, force: true });
        }
        return id;
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    },
    /** Removes what no app runs or could go back to. */
    forget(histories) {
      const kept = Object.values(histories).flatMap(({ history }) =>
        history.slice(-KEPT),
      );
      for (const name of readdirSync(home))
        if (!kept.includes(name))
          rmSync(folderOf(name), { recursive: true, force: true });
    },
  };
}

async function unpack(source, draft) {
  if (!existsSync(source)) throw new FleetError(`${source} does not exist.`);
  if (statSync(source).isDirectory()) {
    const to = join(draft, 'folder');
    cpSync(source, to, {
      recursive: true,
      filter: (path) => !path.endsWith(`${sep}node_modules`),
    });
    return to;
  }
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  const listed = existsSync(`${source}.sha256`)
    ? readFileSync(`${source}.sha256`, 'utf8').split(' ')[0]
    : null;
  if (hash !== listed)
    throw new FleetError(
      listed
        ? `${source} is broken: its SHA-256 is another one than ${basename(source)}.sha256 says.`
        : `${source}.sha256 is missing: \`npm run package\` writes it beside the archive.`,
    );
  try {
    await extract({ file: source, cwd: draft });
  } catch (error) {
    throw new FleetError(`${source} can't be unpacked: ${error.message}`);
  }
  const [name, ...more] = readdirSync(draft);
  if (!name || more.length > 0)
    throw new FleetError(`${source} holds no release: not one folder.`);
  return join(draft, name);
}

function requireApp(folder, app, source) {
  const isWhole = ['release.json', 'main.js', 'package.json'].every((name) =>
    existsSync(join(folder, name)),
  );
  if (!isWhole)
    throw new FleetError(`${source} holds no release: no main.js with a release.json.`);
  const facts = factsIn(folder);
  if (facts.app !== app)
    throw new FleetError(`${source} is a release of ${facts.app}, not of ${app}.`);
  return facts;
}

function factsIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
}

/** Names and contents of all files. */
function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Installs the packages of the lock, unless Node finds each of them in its version above
 * the folder, as it does inside of the repository.
 */
async function install(folder) {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  const wanted = Object.keys(packages['']?.dependencies ?? {});
  const isThere = (name) =>
    foundAbove(folder, name)?.version === packages[`node_modules/${name}`]?.version;
  if (wanted.every(isThere)) return;
  const { code, output } = await run(
    'npm',
    [
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ],
    { cwd: folder },
  );
  if (code !== 0)
    throw new FleetError(
      `Its packages can't be installed: ${output.trimEnd().split('\n').at(-1)}`,
    );
}

function foundAbove(folder, name) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  }
  return null;
}
