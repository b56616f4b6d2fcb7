import { type Database, type OpenDatabase } from '../database';
import { classifyDatabaseError } from '../database-error';
import { type ReadOptions } from './read-choice';

/** Failures of a server that another one does not have: it ended, or replays the log. */
const OF_THIS_SERVER = ['away', 'lost', 'locked'];

/**
 * Reads from the replica where it may. One that fails in the middle, or ends the statement
 * since it stands in the way of the log, is no reason to send the caller away: the primary
 * is asked once. A fault of the statement itself is thrown at once, since it would fail
 * there, too.
 */
export async function readFrom<T>(
  database: Pick<OpenDatabase, 'db' | 'readDb'>,
  options: ReadOptions,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const chosen = await database.readDb(options);
  try {
    return await read(chosen);
  } catch (error) {
    const isOfReplica =
      chosen !== database.db &&
      OF_THIS_SERVER.includes(classifyDatabaseError(error) ?? '');
    if (!isOfReplica) throw error;
    return read(database.db);
  }
}
