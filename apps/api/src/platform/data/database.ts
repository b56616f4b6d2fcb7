import { type SQL } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Config } from '../config';
import { type ReadOptions } from './replica/read-choice';

/**
 * The pool or a transaction, which have the same type for a repository. Inside
 * `db.transaction(async (tx) => …)` use only `tx`: PGlite has one connection, so a query
 * on the outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type MigrationClient = {
  /** Runs one or more statements. */
  exec(text: string): Promise<void>;
  query(text: string): Promise<Record<string, unknown>[]>;
};

export type OpenDatabase = {
  /**
   * The handle of calls. Its transactions fail when they wait longer than
   * `LOCK_TIMEOUT_MS` for a lock.
   */
  db: Database;
  /**
   * The handle of jobs and commands, whose transactions wait for locks (see `patient`).
   */
  patientDb: Database;
  /**
   * A handle that only reads: the replica of `DATABASE_READ_URL` while it is as new as
   * `mostAgeMs`, by default `DATABASE_READ_AGE_MS`, asks for, else `db`. What is kept by
   * the content version needs 0: the primary tells the version.
   */
  readDb(options?: ReadOptions): Promise<Database>;
  kind: 'postgres' | 'pglite';
  /** Rejects when the database can't answer. */
  ping(): Promise<void>;
  /**
   * Runs SQL of a library (pg-boss) outside of any transaction. Without values the text
   * may hold several statements, which must end the transactions that they begin.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs `work` on a connection that may change the schema. */
  withMigrationClient<T>(work: (client: MigrationClient) => Promise<T>): Promise<T>;
  /** Connections of this process that work and that rest, and calls that wait for one. */
  connections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type DatabaseConfig = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_READ_AGE_MS'
  | 'MIGRATION_DATABASE_URL'
  | 'DATA_DIR'
  | 'DATABASE_POOLER'
  | 'DATABASE_POOL_SIZE'
  | 'DATABASE_CONNECT_TIMEOUT_MS'
  | 'STATEMENT_TIMEOUT_MS'
  | 'LOCK_TIMEOUT_MS'
>;

/**
 * Opens PostgreSQL when DATABASE_URL names one, else the embedded PGlite in the data
 * folder (decision 016).
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const { DATABASE_URL } = config;
  // Only the chosen one is loaded: a process on PostgreSQL does not need the embedded
  // engine.
  if (DATABASE_URL)
    return (await import('./postgres')).openPostgres({ ...config, DATABASE_URL });
  return (await import('./pglite')).openPglite(config.DATA_DIR);
}

/**
 * Rows of a hand-written query. Timestamps, counts and bigints come as text: convert them
 * in the query or after it.
 */
export async function rowsOf<Row extends object>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** How many rows a statement inserted, changed or deleted, for either driver. */
export function affectedRows(result: unknown): number {
  const { rowCount, affectedRows: count } = result as {
    rowCount?: number | null;
    affectedRows?: number;
  };
  return rowCount ?? count ?? 0;
}
