import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { codeOf } from '#platform/error-facts';
import { OpsError } from '../command';

/** The dump of the database in the folder of a backup. */
export const DUMP = 'database.dump';
const LIST = 'backup.json';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/**
 * The list of a backup. It is written last, so a folder without it is no whole backup.
 * Keys are told by their fingerprints alone.
 */
const backupList = z.object({
  madeAt: z.iso.datetime(),
  /** Version of the API that made it. */
  version: z.string(),
  /** Number of the newest migration of the database. */
  migration: z.int(),
  /** Fingerprints of FILE_KEY and OLD_FILE_KEYS. */
  fileKeys: z.array(z.string()),
  /** Fingerprint of SIGNING_KEY. */
  signingKey: z.string(),
  /** SHA-256 of the dump. */
  database: sha256,
  /** Name and SHA-256 of each encrypted file. */
  files: z.array(
    z.object({ name: z.string().regex(/^[\da-f]{2}\/[\da-f]{32}$/), sha256 }),
  ),
});
export type BackupList = z.infer<typeof backupList>;

export const sha256Of = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** SHA-256 of a file of any size. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export function writeList(folder: string, list: BackupList): Promise<void> {
  const text = JSON.stringify(backupList.parse(list), null, 1);
  return writeFile(join(folder, LIST), `${text}\n`);
}

/** Throws an `OpsError` when the folder is no whole backup. */
export async function readList(folder: string): Promise<BackupList> {
  const text = await readFile(join(folder, LIST), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new OpsError(`${folder} is no whole backup: it has no ${LIST}.`);
  });
  const read = backupList.safeParse(jsonOf(text));
  if (!read.success)
    throw new OpsError(`${folder} is no backup that can be read: ${LIST} was changed.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
