import { type Database } from '#platform/data/database';
import { erasedAccount } from '#platform/data/database-error';
import { Refusal } from '#platform/errors';
import { StaleAhead } from '#platform/http/retry-when-stale';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import {
  cancelDeletion,
  forgetDoomed,
  hastenDeletion,
  listDoomed,
  scheduleDeletion,
} from '../documents.repository';

/** A file without a row is removed after this time. */
const DRAFT_MS = 60 * 60_000;

/**
 * Stores a file together with the row that names it. `write` gets the transaction and the
 * file's name; its result is the result here. The file is written before the transaction
 * begins, so that a slow store holds neither a connection nor a row. When the row is
 * refused, the file leaves the store at once; after any other failure the row may exist,
 * so the file stays for its hour.
 */
export async function storeFile<T>(
  ports: Pick<Ports, 'clock' | 'database' | 'files'>,
  bytes: Buffer,
  write: (tx: Database, fileName: string) => Promise<T>,
): Promise<T> {
  const {
    clock,
    database: { db },
    files,
  } = ports;
  const now = clock.now();
  const fileName = files.newName();
  await scheduleDeletion(db, fileName, new Date(now.getTime() + DRAFT_MS));
  await files.put(fileName, bytes);
  const written = db.transaction(async (tx) => {
    const result = await write(tx, fileName);
    await cancelDeletion(tx, fileName);
    return result;
  });
  const result = await written.catch(async (error: unknown) => {
    const isUndone = error instanceof Refusal || error instanceof StaleAhead;
    if (isUndone || erasedAccount(error) !== null)
      await hastenDeletion(db, fileName, now).then(() => tidyUp(ports, db));
    throw error;
  });
  await tidyUp(ports, db);
  return result;
}

/**
 * Removes files without a row. Rejects when some stay; the next run tries them again.
 * Safe in many processes at once.
 */
export async function removeDoomedFiles(
  { clock, files }: Pick<Ports, 'clock' | 'files'>,
  db: Database,
): Promise<Done> {
  const names = await listDoomed(db, clock.now());
  const ends = await Promise.allSettled(names.map((name) => files.remove(name)));
  await forgetDoomed(
    db,
    names.filter((_, at) => ends[at]?.status === 'fulfilled'),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return { done: names.length };
}

/** The same after a call is done: a file that stays is no failure of the call. */
export async function tidyUp(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
): Promise<void> {
  await removeDoomedFiles(ports, db).catch(() => undefined);
}
