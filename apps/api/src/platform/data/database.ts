import { type SQL } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Config } from '../config';

/**
 * The pool or a transaction, which a repository takes as the same type. Inside
 * `db.transaction(async (tx) => …)` use `tx` alone; on PGlite there is one connection, so
 * a query on the outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type MigrationClient = {
  /** Runs one or more statements. */
  exec(text: string): Promise<void>;
  query(text: string): Promise<Record<string, unknown>[]>;
};

export type OpenDatabase = {
  /**
   * The handle of calls. Its transactions give up on a lock that another one holds for
   * longer than `LOCK_TIMEOUT_MS`.
   */
  db: Database;
  /** The handle of jobs and commands: its transactions wait for locks (see `patient`). */
  patientDb: Database;
  kind: 'postgres' | 'pglite';
  /** Fails when the database can't answer. */
  ping(): Promise<void>;
  /**
   * A statement of a library that writes its own SQL (pg-boss), outside of any
   * transaction; without values it may be several, which end what they begin.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs `work` on a connection that may change the schema. */
  withMigrationClient<T>(work: (client: MigrationClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type DatabaseConfig = Pick<
  Config,
  | 'DATABASE_URL'
  | 'MIGRATION_DATABASE_URL'
  | 'DATA_DIR'
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
  // Loaded when chosen: a process on PostgreSQL does without the embedded engine.
  if (DATABASE_URL)
    return (await import('./postgres')).openPostgres({ ...config, DATABASE_URL });
  return (await import('./pglite')).openPglite(config.DATA_DIR);
}

/**
 * Rows of a hand-written query. Timestamps come as text, counts and bigints as text too:
 * convert in the query or here.
 */
export async function rowsOf<Row extends object>(
  db: Database,
  query: SQL,
): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** How many rows a statement inserted, changed or deleted; both drivers say it. */
export function affectedRows(result: unknown): number {
  const { rowCount, affectedRows: count } = result as {
    rowCount?: number | null;
    affectedRows?: number;
  };
  return rowCount ?? count ?? 0;
}
