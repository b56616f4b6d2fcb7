import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Assets } from '#platform/assets';
import { type Config } from '#platform/config';
import { type OpenDatabase, openDatabase } from '#platform/data/database';
import { grantToApiUserOf } from '#platform/data/migrate/open-migrated-database';
import { readMigrations } from '#platform/data/migrate/read-migrations';
import { codeOf } from '#platform/error-facts';
import { fingerprintOf, fingerprintsOf } from '#platform/files/file-keys';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { type Command, OpsError } from '../command';
import { type BackupList, DUMP, readList, sha256OfFile } from './backup-list';
import { addressOf, runPostgresTool } from './postgres-tools';

export const restoreCommand: Command = {
  help: 'brings a backup back into an empty database and an empty store of files',
  run: async ({ config, assets, words, print }) => {
    const [folder, ...more] = words;
    if (folder === undefined || more.length > 0)
      throw new OpsError('Usage: restore <folder>');
    const { madeAt, files, signingKey } = await restore(config, assets, folder);
    print(`The backup of ${madeAt} is back: the database and ${files.length} files.`);
    if (signingKey !== fingerprintOf(config.SIGNING_KEY))
      print('SIGNING_KEY is another one: everybody signs in again.');
  },
};

/**
 * Brings a backup back. Throws an `OpsError` before anything is written when a hash
 * differs, a file, a key or `pg_restore` is missing, the backup's schema is newer than
 * this code, or the place is not empty.
 */
export async function restore(
  config: Config,
  assets: Pick<Assets, 'migrations'>,
  folder: string,
): Promise<BackupList> {
  const url = await addressOf(config);
  const list = await readList(folder);
  refuseOtherKeys(list, config);
  refuseNewerSchema(list, assets);
  await refuseOtherBytes(list, folder);
  // Fails here where the program is missing, or too old for the dump.
  await runPostgresTool('pg_restore', null, ['--list', join(folder, DUMP)]);
  const store = await openFileStore(config);
  const database = await openDatabase(config);
  try {
    await refuseUsedPlace(database, store);
    for (const { name } of list.files)
      await store.putSealed(name, await readFile(join(folder, 'files', name)));
    await runPostgresTool('pg_restore', url, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      join(folder, DUMP),
    ]);
    await database.withMigrationClient((client) => grantToApiUserOf(config, client));
  } finally {
    await database.close();
  }
  return list;
}

function refuseOtherKeys({ fileKeys }: BackupList, config: Config): void {
  const known = new Set(fingerprintsOf(config));
  const unknown = fileKeys.filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new OpsError(
      `The files of this backup need a FILE_KEY (or one of OLD_FILE_KEYS) with the fingerprint ${unknown.join(', ')}.`,
    );
}

function refuseNewerSchema(
  { migration, version }: BackupList,
  { migrations }: Pick<Assets, 'migrations'>,
): void {
  const newest = readMigrations(migrations).at(-1)?.version ?? 0;
  if (migration > newest)
    throw new OpsError(
      `The backup is newer than this version of the API: it has migration ${migration}, this code ends at ${newest}. Restore it with version ${version}.`,
    );
}

async function refuseOtherBytes(
  { database, files }: BackupList,
  folder: string,
): Promise<void> {
  const isSame = async (path: string, sha256: string) =>
    (await sha256OfFile(join(folder, path)).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      return null;
    })) === sha256;
  const all = [
    { path: DUMP, sha256: database },
    ...files.map(({ name, sha256 }) => ({ path: join('files', name), sha256 })),
  ];
  for (const { path, sha256 } of all)
    if (!(await isSame(path, sha256)))
      throw new OpsError(`${path} of the backup is missing or was changed.`);
}

async function refuseUsedPlace(database: OpenDatabase, store: FileStore): Promise<void> {
  const rows = await database.withMigrationClient((client) =>
    client.query(
      "select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'S', 'v') and n.nspname !~ '^(pg_|information_schema$)' limit 1",
    ),
  );
  if (rows.length > 0)
    throw new OpsError('The database is not empty. A backup needs an empty one.');
  if (!(await store.isEmpty()))
    throw new OpsError('The store of files is not empty. A backup needs an empty one.');
}
