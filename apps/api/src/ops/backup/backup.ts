import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readRelease } from '@site/server';
import { type Config } from '#platform/config';
import { type Database, openDatabase, rowsOf } from '#platform/data/database';
import { fingerprintOf, fingerprintsOf } from '#platform/files/file-keys';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { tablesOfFiles } from '#platform/files/reseal-files';
import { type Command, OpsError } from '../command';
import { type BackupList, DUMP, sha256Of, sha256OfFile, writeList } from './backup-list';
import { addressOf, runPostgresTool } from './postgres-tools';

export const backupCommand: Command = {
  help: 'puts a copy of database and files into an empty folder',
  run: async ({ config, words, print }) => {
    const [folder, ...more] = words;
    if (folder === undefined || more.length > 0)
      throw new OpsError('Usage: backup <folder>');
    process.umask(0o077); // for nobody else on this machine, whoever made the folder
    const { list, missing } = await backUp(config, folder);
    for (const name of missing)
      print(`The file ${name} of a row is missing, and so it is in the backup.`);
    print(
      `${folder}: the database at migration ${list.migration}, ${list.files.length} files.`,
    );
    print(
      `Keep FILE_KEY apart from it (fingerprint ${list.fileKeys[0]}): no file opens without it.`,
    );
  },
};

/**
 * Writes the database as it was at one moment, then the files of its rows, still
 * encrypted, then the list of both. It runs beside a working API. `missing` are files
 * that a row names and the store lacks. Throws an `OpsError` when the folder is not
 * empty.
 */
export async function backUp(
  config: Config,
  folder: string,
): Promise<{ list: BackupList; missing: string[] }> {
  const url = await addressOf(config);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new OpsError(`${folder} is not empty. A backup needs a folder of its own.`);
  const madeAt = new Date().toISOString();
  const database = await openDatabase(config);
  try {
    const { migration, names } = await dump(database.patientDb, url, join(folder, DUMP));
    const { files, missing } = await copyFiles(
      await openFileStore(config),
      names,
      join(folder, 'files'),
    );
    const list: BackupList = {
      madeAt,
      version: readRelease().version,
      migration,
      fileKeys: fingerprintsOf(config),
      signingKey: fingerprintOf(config.SIGNING_KEY),
      database: await sha256OfFile(join(folder, DUMP)),
      files,
    };
    await writeList(folder, list);
    return { list, missing };
  } finally {
    await database.close();
  }
}

/**
 * Dumps the database. A snapshot holds the moment, so that the names of the files are
 * those of the dump.
 */
function dump(db: Database, url: string, file: string) {
  return db.transaction(
    async (tx) => {
      const [snapshot] = await rowsOf<{ id: string; migration: number }>(
        tx,
        sql`select pg_export_snapshot() as id, max(version) as migration from schema_migrations`,
      );
      if (!snapshot) throw new Error('The database exports no snapshot');
      await runPostgresTool('pg_dump', url, [
        '--format=custom',
        `--snapshot=${snapshot.id}`,
        `--file=${file}`,
      ]);
      return { migration: snapshot.migration, names: await namesOfFiles(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function namesOfFiles(tx: Database): Promise<string[]> {
  const names: string[] = [];
  for (const table of await tablesOfFiles(tx)) {
    const rows = await rowsOf<{ name: string }>(
      tx,
      sql`select file_name as name from ${sql.identifier(table)} where file_name is not null`,
    );
    names.push(...rows.map(({ name }) => name));
  }
  return names.sort();
}

async function copyFiles(store: FileStore, names: readonly string[], folder: string) {
  const files: BackupList['files'] = [];
  const missing: string[] = [];
  for (const name of names) {
    const sealed = await store.getSealed(name);
    if (!sealed) {
      missing.push(name);
      continue;
    }
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), sealed);
    files.push({ name, sha256: sha256Of(sealed) });
  }
  return { files, missing };
}
