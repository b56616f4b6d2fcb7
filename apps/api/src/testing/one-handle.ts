import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { type Database, type OpenDatabase } from '#platform/data/database';

/** True in everything that a transaction runs. */
const inTransaction = new AsyncLocalStorage<boolean>();

/**
 * Runs `work` as somebody else's, although the code stands inside a transaction: for specs
 * on PostgreSQL alone in which two overlap.
 */
export function asSomebodyElse<T>(work: () => T): T {
  return inTransaction.run(false, work);
}

/**
 * The same database, in which a transaction that asks for a second connection fails at
 * once. On PostgreSQL it would get one; on PGlite, which has one connection, it would wait
 * for ever (decision 016). So no spec needs to run there to find it.
 */
export function refuseSecondConnections(database: OpenDatabase): OpenDatabase {
  const { db, patientDb } = database;
  for (const handle of [db, patientDb]) watchTransactions(handle);
  watchPool((db as unknown as { $client: pg.Pool }).$client);
  return database;
}

function watchTransactions(handle: Database): void {
  const { transaction } = handle;
  handle.transaction = (work, options) =>
    transaction((tx) => inTransaction.run(true, async () => await work(tx)), options);
}

function watchPool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (inTransaction.getStore())
      throw new Error('A query inside a transaction used another handle than `tx`');
    return connect(...given);
  }) as typeof pool.connect;
}
