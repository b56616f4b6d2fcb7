import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { tracedStatement } from '@site/server';
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

/** The driver of PostgreSQL hands over a bigint as text, so PGlite does the same. */
const LIKE_POSTGRES = { [types.INT8]: (text: string) => text };

/** Parsers for users other than Drizzle, which leaves dates as text (`lean`). */
const DATES = { parsers: { ...types.parsers, ...LIKE_POSTGRES } };

/** The common interface over an open PGlite; tests hand in one in memory. */
export function asOpenDatabase(client: PGlite, close: () => Promise<void>): OpenDatabase {
  Object.assign(client.parsers, LIKE_POSTGRES);
  const db = drizzle({ client: lean(client) }) as unknown as Database;
  return {
    db,
    // One transaction runs after the other, so none waits for a lock.
    patientDb: db,
    readDb: async () => db,
    kind: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    executeSql: async (text, values) => {
      if (values?.length) return client.query(text, values, DATES);
      // In a transaction, so that a failure halfway is rolled back before the
      // connection's next statement. A begin or commit in the text is at most a warning.
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
    connections: () => ({ used: 0, idle: 1, waiting: 0 }), // it queues by itself
    close,
  };
}

/**
 * The client for Drizzle. Drizzle sends its date parsers with every query, and PGlite
 * merges them with its own, which costs more than most queries. Here they become the
 * client's own, so that nothing is merged. Each statement is traced.
 */
function lean(client: PGlite): PGlite {
  let adopted = false;
  const adopting =
    (query: Transaction['query']): Transaction['query'] =>
    (text, values, { parsers, ...options } = {}) => {
      if (!adopted) Object.assign(client.parsers, parsers);
      adopted = true;
      return tracedStatement(text, () => query(text, values, options));
    };
  const used: Pick<PGlite, 'query' | 'transaction'> = {
    query: adopting((...given) => client.query(...given)),
    transaction: (work) =>
      client.transaction((tx) => work(Object.assign(tx, { query: adopting(tx.query) }))),
  };
  return used as PGlite;
}
