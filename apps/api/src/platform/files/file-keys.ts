import { hkdfSync } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { type Config, secretBytes } from '../config';
import { type Database, rowsOf } from '../data/database';
import { lockName } from '../data/lock-name';
import { type Ports } from '../ports';
import { StartError } from '../start-error';
import { fileKeys } from './file-keys.table';
import { type FileStore } from './file-store';
import { tablesOfFiles } from './reseal-files';

/** 64 bits that tell one key from another and lead to none. */
export function fingerprintOf(key: string): string {
  const derived = hkdfSync('sha256', secretBytes(key), '', 'rodar:fingerprint:v1', 8);
  return Buffer.from(derived).toString('hex');
}

type Keys = Pick<Config, 'FILE_KEY' | 'OLD_FILE_KEYS'>;

/** Fingerprints of FILE_KEY and OLD_FILE_KEYS, in this order. */
export const fingerprintsOf = ({ FILE_KEY, OLD_FILE_KEYS }: Keys): string[] =>
  [FILE_KEY, ...OLD_FILE_KEYS].map(fingerprintOf);

/**
 * Notes that files are encrypted with FILE_KEY from now on. Throws a `StartError` when the
 * database was written with a key that this process has not: it could not read a file.
 */
export async function noteFileKey({
  config,
  database,
  clock,
  files,
}: Pick<Ports, 'config' | 'database' | 'clock' | 'files'>): Promise<void> {
  const own = fingerprintsOf(config);
  await database.db.transaction(async (tx) => {
    await lockName(tx, 'file-keys');
    const noted = await tx.select().from(fileKeys);
    const lacking = noted
      .map(({ fingerprint }) => fingerprint)
      .filter((fingerprint) => !own.includes(fingerprint));
    if (lacking.length > 0)
      throw new StartError(
        `This database has files under another key (fingerprint ${lacking.join(', ')}): give it as FILE_KEY or in OLD_FILE_KEYS.`,
      );
    if (noted.length === 0 && (await hasForeignFile(tx, files)))
      throw new StartError(
        'This database has files under another key: give it as FILE_KEY or in OLD_FILE_KEYS.',
      );
    await tx
      .insert(fileKeys)
      .values({ fingerprint: fingerprintOf(config.FILE_KEY), notedAt: clock.now() })
      .onConflictDoNothing();
  });
}

/**
 * Whether a stored file opens with none of the keys. A database from before its keys were
 * noted is judged by one of its files.
 */
async function hasForeignFile(db: Database, files: FileStore): Promise<boolean> {
  for (const table of await tablesOfFiles(db)) {
    const [row] = await rowsOf<{ name: string }>(
      db,
      sql`select file_name as name from ${sql.identifier(table)} limit 1`,
    );
    if (!row || !(await files.getSealed(row.name))) continue;
    return files.get(row.name).then(
      () => false,
      () => true,
    );
  }
  return false;
}

/** Forgets the keys but FILE_KEY, once nothing is encrypted with them any more. */
export async function forgetOldFileKeys({ config, database }: Ports): Promise<void> {
  await database.db
    .delete(fileKeys)
    .where(ne(fileKeys.fingerprint, fingerprintOf(config.FILE_KEY)));
}
