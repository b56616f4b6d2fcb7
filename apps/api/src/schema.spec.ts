import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '#platform/data/database';
import * as schema from './schema';
import { testApi } from './testing/api';

const api = testApi();

/** A fact of a column that both the migrations and the code's tables state. */
type Column = { column: string; type: string; isNullable: boolean; isIdentity: boolean };

const TABLES = Object.values(schema).filter((value) => is(value, PgTable));
const NAMED = TABLES.map((table) => [getTableName(table), table] as const);
const columnsOf = (table: PgTable): PgColumn[] => Object.values(getTableColumns(table));

function declaredColumns(table: PgTable): Column[] {
  return columnsOf(table)
    .map((column) => ({
      column: column.name,
      type: column.getSQLType().replace(/^char\(/, 'character('),
      isNullable: !column.notNull,
      isIdentity: column.generatedIdentity !== undefined,
    }))
    .sort((a, b) => (a.column < b.column ? -1 : 1));
}

function migratedColumns(table: string): Promise<Column[]> {
  return rowsOf<Column>(
    api.db,
    sql`select attname as "column", format_type(atttypid, atttypmod) as "type",
        not attnotnull as "isNullable", attidentity <> '' as "isIdentity"
      from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      order by attname collate "C"`,
  );
}

/** The words that the code allows in a text column, or in the items of an array. */
function declaredWords(column: PgColumn & { baseColumn?: PgColumn }): string[] {
  return [...((column.baseColumn ?? column).enumValues ?? [])].sort();
}

/** The words of each check with a list, by its name: `<table>_<column>_check`. */
async function checkedWords(table: string): Promise<Map<string, string[]>> {
  const checks = await rowsOf<{ name: string; says: string }>(
    api.db,
    sql`select conname as "name", pg_get_constraintdef(oid) as "says"
      from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`,
  );
  return new Map(
    checks
      .filter(({ says }) => /^CHECK \(\(\w+ (= ANY|<@) /.test(says))
      .map(({ name, says }) => [name, wordsIn(says)] as const)
      .filter(([, words]) => words.length > 0),
  );
}

/** PostgreSQL prints a list as `ARRAY['a'::text, 'b'::text]` or as `'{a,b}'::text[]`. */
function wordsIn(check: string): string[] {
  const [, items] = /'\{(.*)\}'::text\[\]/.exec(check) ?? [];
  const words =
    items?.split(',') ??
    [...check.matchAll(/'([^']*)'::text/g)].map((hit) => hit[1] ?? '');
  return words.sort();
}

it('the migrations make every table of the code, and no other', async () => {
  const made = await rowsOf<{ name: string }>(
    api.db,
    sql`select tablename as "name" from pg_tables where schemaname = 'public'`,
  );
  expect(made.map(({ name }) => name).sort()).toEqual(
    [...NAMED.map(([name]) => name), 'schema_migrations'].sort(),
  );
});

it.each(NAMED)(
  '%s has the columns that the code knows, of the same types, nulls and identities',
  async (name, table) => {
    expect(declaredColumns(table)).toEqual(await migratedColumns(name));
  },
);

it.each(NAMED)(
  'the checks of %s list the words that the code knows',
  async (name, table) => {
    const columns = columnsOf(table);
    for (const [check, words] of await checkedWords(name)) {
      const column = columns.find((one) => check === `${name}_${one.name}_check`);
      expect({ check, words: column && declaredWords(column) }).toEqual({ check, words });
    }
  },
);
