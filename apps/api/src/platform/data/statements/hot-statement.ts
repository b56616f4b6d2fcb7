import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../database';

type Ready<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * A statement of a hot call whose SQL is built once for each process and not for each
 * call; in a transaction it is built on its connection. `write` puts `sql.placeholder`
 * for each value; connections know it by `name`. Only the statements of a new visitor's
 * first basket are built like this: without it the API takes about twice the processor
 * time a request in `npm run bench -- first-basket`.
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
 * A row to insert: each column as a placeholder of its name, except those in `without`,
 * which get their default. List there every nullable column that is no plain value (an
 * instant, JSON), since drizzle would encode its null.
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
