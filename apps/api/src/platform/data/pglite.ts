import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { messageOf } from '../error-facts';
import { StartError } from '../start-error';
import { type Database, type OpenDatabase } from './database';
import { takeFolderLock } from './folder-lock';

/**
 * The embedded database in `<dataDir>/database`, owned by one process at a time
 * (security-requirements G6).
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR: ${folder} can't be used: ${messageOf(error)}`);
  }
  const lock = await takeFolderLock(join(dataDir, 'database.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const client = await PGlite.create({ dataDir: folder });
    return asOpenDatabase(client, async () => {
      await client.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw new StartError(
      `DATA_DIR: the database in ${folder} can't be read: ${messageOf(error)}`,
    );
  }
}

/** For those who are not Drizzle: it leaves dates as they come (`lean`). */
const DATES = { parsers: types.parsers };

/** The common interface over an open PGlite; tests hand in one that lives in memory. */
export function asOpenDatabase(client: PGlite, close: () => Promise<void>): OpenDatabase {
  const db = drizzle({ client: lean(client) }) as unknown as Database;
  return {
    db,
    // One transaction runs after the other, so none ever waits for a lock.
    patientDb: db,
    kind: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    executeSql: async (text, values) => {
      if (values?.length) return client.query(text, values, DATES);
      // In a transaction: what fails halfway is rolled back before anybody else's
      // statement comes to the one connection. A begin or commit of the text's own is a
      // warning at most.
      const results = await client.transaction((tx) => tx.exec(text, DATES));
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    withMigrationClient: (work) =>
      work({
        exec: async (text) => {
          await client.exec(text);
        },
        query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
      }),
    close,
  };
}

/**
 * The client as Drizzle uses it. With every query Drizzle hands in how it reads dates, and
 * PGlite adds that to a copy of its own readers, one for each type and table: more work
 * than most queries are. Here Drizzle's become the client's own, and nothing is copied.
 */
function lean(client: PGlite): PGlite {
  let adopted = false;
  const adopting =
    (query: Transaction['query']): Transaction['query'] =>
    (text, values, { parsers, ...options } = {}) => {
      if (!adopted) Object.assign(client.parsers, parsers);
      adopted = true;
      return query(text, values, options);
    };
  const used: Pick<PGlite, 'query' | 'transaction'> = {
    query: adopting((...given) => client.query(...given)),
    transaction: (work) =>
      client.transaction((tx) => work(Object.assign(tx, { query: adopting(tx.query) }))),
  };
  return used as PGlite;
}
