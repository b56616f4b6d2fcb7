import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';

/**
 * Packs a built folder into `<app>-<version>.tgz` and writes `<file>.sha256` beside it,
 * in the form of `sha256sum -c`. `release`, `bom` (CycloneDX) and `texts`, by file name,
 * are added. The bytes depend only on names, contents, rights and the commit's time, so
 * that two machines make the same archive of one commit. Returns its path and hash.
 */
export async function packFolder(folder, { release, bom, texts, to }) {
  const name = `${release.app}-${release.version}`;
  const work = mkdtempSync(join(tmpdir(), 'site-package-'));
  try {
    const stage = join(work, name);
    cpSync(folder, stage, {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
    write(join(stage, 'release.json'), release);
    write(join(stage, 'bom.json'), steadyBom(bom, release));
    for (const [file, text] of Object.entries(texts))
      writeFileSync(join(stage, file), text);
    mkdirSync(to, { recursive: true });
    const file = join(to, `${name}.tgz`);
    const mtime = new Date(release.time);
    await create(
      { file, cwd: work, gzip: { level: 9 }, portable: true, mtime },
      filesBelow(work),
    );
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${hash}  ${name}.tgz\n`);
    return { file, hash };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Files without folders, whose rights and times come from the machine. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Without the number and the time that npm makes new at each call. */
function steadyBom({ serialNumber, ...bom }, { app, version, time }) {
  const { component, ...metadata } = bom.metadata;
  return {
    ...bom,
    metadata: {
      ...metadata,
      timestamp: time,
      component: { ...component, type: 'application', name: app, version },
    },
  };
}
