import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../database';

type Ready<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * A statement of a hot call whose SQL is written once a process instead of at each call;
 * on the connection of a transaction it is written there. `write` puts `sql.placeholder`
 * where a value comes; `name` is its own, by which each connection knows it. Only the
 * statements of a new visitor's first basket are written so: without it the API takes about
 * twice the processor a request in `npm run bench -- first-basket`.
 */
export function hotStatement<Values extends Record<string, unknown>, Rows>(
  name: string,
  write: (db: Database) => { prepare(name: string): Ready<Rows> },
): (db: Database, values: Values) => Promise<Rows> {
  const ready = new WeakMap<Database, Ready<Rows>>();
  return (db, values) => {
    const statement = ready.get(db) ?? write(db).prepare(name);
    ready.set(db, statement);
    return statement.execute(values);
  };
}

/**
 * A row of a table to insert: each column by a placeholder of its name, those `without` by
 * their default. A column that may be null and is no plain value (an instant, JSON) must
 * stay without: drizzle would encode its null.
 */
export function placeholdersOf<Table extends PgTable>(
  table: Table,
  without: readonly (keyof Table['$inferInsert'])[],
): Table['$inferInsert'] {
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => !without.includes(name as never),
  );
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as never;
}
