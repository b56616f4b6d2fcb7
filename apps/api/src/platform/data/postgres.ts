import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tracedStatement } from '@site/server';
import { type Config } from '../config';
import { StartError } from '../start-error';
import { boundTransactions } from './bound-transactions';
import { type Database, type OpenDatabase } from './database';
import { createReadChoice, type ReadOptions } from './replica/read-choice';
import { createStatementNames } from './statements/statement-names';

type PostgresConfig = Pick<
  Config,
  | 'DATABASE_READ_URL'
  | 'DATABASE_READ_AGE_MS'
  | 'MIGRATION_DATABASE_URL'
  | 'DATABASE_POOLER'
  | 'DATABASE_POOL_SIZE'
  | 'DATABASE_CONNECT_TIMEOUT_MS'
  | 'STATEMENT_TIMEOUT_MS'
  | 'LOCK_TIMEOUT_MS'
> & {
  DATABASE_URL: string;
};

/**
 * A pool on PostgreSQL. Lost connections never end the process: the next query opens a
 * new one.
 */
export async function openPostgres(config: PostgresConfig): Promise<OpenDatabase> {
  const pool = openPool(config, config.DATABASE_URL, 'rodar-api');
  const copies =
    config.DATABASE_READ_URL === undefined
      ? null
      : openPool(config, config.DATABASE_READ_URL, 'rodar-api-reads');
  await reach('DATABASE_URL', async () => {
    await pool.query('select 1');
  }).catch(async (error: unknown) => {
    await Promise.all([pool.end(), copies?.end()]);
    throw error;
  });
  const { DATABASE_POOL_SIZE: connections, DATABASE_CONNECT_TIMEOUT_MS: waitMs } = config;
  const bound = boundTransactions(drizzle(pool) as unknown as Database, {
    connections,
    waitMs,
  });
  const db = bound({ lockTimeoutMs: config.LOCK_TIMEOUT_MS });
  return {
    db,
    readDb: copies ? readerOf(pool, copies, db, config) : async () => db,
    patientDb: bound(),
    kind: 'postgres',
    ping: async () => {
      await pool.query('select 1');
    },
    executeSql: async (text, values) => {
      const result: unknown = await pool.query(text, values);
      return { rows: [result].flat().flatMap((one) => (one as pg.QueryResult).rows) };
    },
    withMigrationClient: async (work) => {
      const client = new pg.Client({
        connectionString: config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL,
        connectionTimeoutMillis: config.DATABASE_CONNECT_TIMEOUT_MS,
        application_name: 'rodar-migrations',
      });
      client.on('error', () => undefined);
      await reach('MIGRATION_DATABASE_URL', () => client.connect());
      try {
        return await work({
          exec: async (text) => {
            await client.query(text);
          },
          query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
        });
      } finally {
        await client.end();
      }
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + bound.waiting(),
    }),
    close: async () => void (await Promise.all([pool.end(), copies?.end()])),
  };
}

function openPool(
  config: PostgresConfig,
  connectionString: string,
  name: string,
): pg.Pool {
  const pool = new TracedPool({
    Client: config.DATABASE_POOLER ? clientWithoutNames() : clientWithNames(),
    connectionString,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: config.DATABASE_CONNECT_TIMEOUT_MS,
    // A pooler refuses parameters of the start.
    ...(!config.DATABASE_POOLER && { statement_timeout: config.STATEMENT_TIMEOUT_MS }),
    query_timeout: config.STATEMENT_TIMEOUT_MS + 500,
    keepAlive: true,
    application_name: name,
  });
  pool.on('error', () => undefined);
  // The pool handles errors of idle connections only; a connection that is lost inside a
  // transaction must not end the process either.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The replica, or else the primary's handle. The start does not wait for a replica. */
function readerOf(
  primary: pg.Pool,
  copies: pg.Pool,
  db: Database,
  { DATABASE_READ_AGE_MS: mostAgeMs }: PostgresConfig,
): (options?: ReadOptions) => Promise<Database> {
  const copyDb = drizzle(copies) as unknown as Database;
  const mayRead = createReadChoice({
    primary: (text) => primary.query(text),
    copy: (text, values) => copies.query(text, values),
    mostAgeMs,
  });
  return async (options) => ((await mayRead(options)) ? copyDb : db);
}

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * Traces the statements that are sent with a promise: those of the pool itself, and those
 * of a client that a transaction has taken. What the pool hands on to a client has a
 * callback, and runs where another request gave that client back.
 */
function traced(send: Query): Query {
  return (...given) => {
    const [statement] = given;
    const text =
      typeof statement === 'string'
        ? statement
        : (statement as { text?: unknown } | null)?.text;
    return typeof text !== 'string' || typeof given.at(-1) === 'function'
      ? send(...given)
      : tracedStatement(text, () => send(...given));
  };
}

class TracedPool extends pg.Pool {
  override query = traced(super.query.bind(this) as Query) as pg.Pool['query'];
}

/**
 * Names statements that are sent often: drizzle sends all without a name, so that
 * PostgreSQL would parse and plan each one every time.
 */
function clientWithNames(): typeof pg.Client {
  const nameOf = createStatementNames();
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...given: unknown[]) => unknown;
      const named = (statement: unknown, values: unknown, ...rest: unknown[]) =>
        send(withName(statement, values), values, ...rest);
      this.query = traced(named as Query) as typeof this.query;
    }
  };

  function withName(statement: unknown, values: unknown): unknown {
    const isNameable =
      Array.isArray(values) && values.length > 0 && isUnnamedConfig(statement);
    const name = isNameable ? nameOf(statement.text) : undefined;
    return name === undefined ? statement : { ...(statement as object), name };
  }
}

/**
 * Sends each statement without a name: behind a pooler the next one may reach another
 * connection of the database, which does not know the name.
 */
function clientWithoutNames(): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...given: unknown[]) => unknown;
      const bare = (statement: unknown, ...rest: unknown[]) =>
        send(withoutName(statement), ...rest);
      this.query = traced(bare as Query) as typeof this.query;
    }
  };

  function withoutName(statement: unknown): unknown {
    if (typeof statement !== 'object' || statement === null) return statement;
    return 'name' in statement ? { ...statement, name: undefined } : statement;
  }
}

function isUnnamedConfig(statement: unknown): statement is { text: string } {
  const given = statement as { text?: unknown; name?: unknown; submit?: unknown } | null;
  return (
    typeof given === 'object' &&
    typeof given?.text === 'string' &&
    given.name === undefined &&
    given.submit === undefined
  );
}

async function reach(variable: string, connect: () => Promise<unknown>): Promise<void> {
  try {
    await connect();
  } catch (error) {
    const reason =
      error instanceof AggregateError && error.errors[0] instanceof Error
        ? error.errors[0].message
        : error instanceof Error
          ? error.message
          : String(error);
    throw new StartError(`${variable}: the database can't be reached: ${reason}`);
  }
}
