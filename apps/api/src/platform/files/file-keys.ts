import { hkdfSync } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { type Config, secretBytes } from '../config';
import { type Ports } from '../ports';
import { StartError } from '../start-error';
import { fileKeys } from './file-keys.table';

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
export async function noteFileKey({ config, database, clock }: Ports): Promise<void> {
  const { db } = database;
  const own = fingerprintsOf(config);
  const noted = await db.select().from(fileKeys);
  const lacking = noted.filter(({ fingerprint }) => !own.includes(fingerprint));
  if (lacking.length > 0)
    throw new StartError(
      `This database has files under another key (fingerprint ${lacking.map(({ fingerprint }) => fingerprint).join(', ')}): give it as FILE_KEY or in OLD_FILE_KEYS.`,
    );
  await db
    .insert(fileKeys)
    .values({ fingerprint: fingerprintOf(config.FILE_KEY), notedAt: clock.now() })
    .onConflictDoNothing();
}

/** Forgets the keys but FILE_KEY, once nothing is encrypted with them any more. */
export async function forgetOldFileKeys({ config, database }: Ports): Promise<void> {
  await database.db
    .delete(fileKeys)
    .where(ne(fileKeys.fingerprint, fingerprintOf(config.FILE_KEY)));
}
