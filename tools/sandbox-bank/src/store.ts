import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * The bank's records, in a file of its own: an answer that it gave survives a SIGKILL.
 */
export type Store = {
  /** The first row, or null. */
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | null;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  /** Writes; gives the number of rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Stores everything inside or nothing; nested in another one it is part of that. */
  together<Result>(work: () => Result): Result;
  close(): void;
};

/** Opens or makes the store in a folder; without one it is in memory. */
export function openStore(folder?: string): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(
    folder === undefined ? ':memory:' : join(folder, 'bank.sqlite'),
  );
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec(SCHEMA);
  // Stores that were made before these columns can be opened, too.
  for (const [table, column] of [
    ['card_sessions', 'keep_as text'],
    ['cards', 'asks integer not null default 0'],
  ] as const) {
    const known = database.prepare(`pragma table_info(${table})`).all();
    if (!known.some(({ name }) => name === column.split(' ')[0]))
      database.exec(`alter table ${table} add column ${column}`);
  }
  let depth = 0;
  return {
    one: <Row>(sql: string, ...values: SQLInputValue[]) =>
      (database.prepare(sql).get(...values) as Row | undefined) ?? null,
    all: <Row>(sql: string, ...values: SQLInputValue[]) =>
      database.prepare(sql).all(...values) as Row[],
    run: (sql, ...values) => Number(database.prepare(sql).run(...values).changes),
    together: (work) => {
      if (depth > 0) return work();
      database.exec('begin immediate');
      depth += 1;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => database.close(),
  };
}

const SCHEMA = `
create table if not exists charges (
  id text primary key,
  kind text not null,
  reference text not null,
  description text not null,
  payer text not null,
  centavos integer not null,
  due_on text,
  pay_on text,
  tries integer not null default 0,
  state text not null,
  location text,
  our_number text,
  recurrence_id text,
  token text,
  created_at text not null
);
create table if not exists payments (
  id text primary key,
  charge_id text not null references charges (id),
  centavos integer not null,
  refunded_centavos integer not null default 0,
  paid_at text not null
);
create table if not exists recurrences (
  id text primary key,
  reference text not null,
  contract text not null,
  payer text not null,
  journey integer not null,
  first_charge_id text,
  state text not null,
  location text not null,
  short_of_money integer not null default 0,
  created_at text not null
);
create table if not exists card_sessions (
  id text primary key,
  charge_id text not null references charges (id),
  return_url text not null,
  state text not null
);
create table if not exists cards (
  token text primary key,
  brand text not null,
  last4 text not null,
  expiry text not null,
  approves integer not null,
  first_charge_id text not null
);
create table if not exists refunds (
  id text primary key,
  payment_id text not null references payments (id),
  centavos integer not null,
  at text not null
);
create table if not exists events (
  id text primary key,
  charge_id text,
  body text not null,
  at text not null,
  next_try_ms integer not null,
  tries integer not null default 0,
  delivered_at text,
  last_answer text
);
create table if not exists answers (
  key text primary key,
  request text not null,
  status integer not null,
  body text not null
);
create table if not exists settings (name text primary key, value text not null);
`;
