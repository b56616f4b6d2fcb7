import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

export type Row = Record<string, unknown>;
export type PersonTable = { table: string; rows: Row[] };

/**
 * Columns that the export leaves out: secrets and internal names, which help a thief and
 * not the person; notes and plans for colleagues only; and which colleague acted.
 */
const LEFT_OUT =
  /hash$|^salt$|^sealed_|^last_step$|^token$|^file_name$|^bound_to$|^session_id$|^note$|^seller_calls$|^next_step$|_by$/;
/** Columns that the export shows in spite of their names: the person's own words and acts. */
const SHOWN = new Set([
  'workshop_visits.note',
  'workshop_visits.moved_by',
  'workshop_visits.cancelled_by',
]);
/** Tables with nothing but such secrets. */
const SECRET_TABLES = new Set([
  'pins',
  'password_recoveries',
  'sign_in_links',
  'refresh_tokens',
  'begun_sign_ins',
]);

/**
 * All rows that belong to an account, table by table. Foreign keys to `users`, and to the
 * tables of a user, find them, so a new table is in the export from its first day. Rows
 * come as JSON, without secrets.
 */
export async function rowsOfPerson(db: Database, userId: string): Promise<PersonTable[]> {
  const owned = (await referencesToUsers(db))
    .filter(({ table, column }) => column === 'user_id' && !SECRET_TABLES.has(table))
    .map(({ table }) => table);
  const found: PersonTable[] = [
    { table: 'users', rows: await select(db, 'users', 'id', userId) },
  ];
  for (const table of owned)
    found.push({ table, rows: await select(db, table, 'user_id', userId) });
  for (const { table, column, parent } of await partsOf(db, owned))
    found.push({ table, rows: await inside(db, { table, column, parent, userId }) });
  return found.filter(({ rows }) => rows.length > 0);
}

/**
 * Foreign keys to `users`. `outlives` marks those that keep an account from being
 * deleted: contract facts.
 */
export function referencesToUsers(
  db: Database,
): Promise<{ table: string; column: string; outlives: boolean }[]> {
  return rowsOf(
    db,
    sql`select
          c.conrelid::regclass::text as "table",
          a.attname as "column",
          c.confdeltype in ('a', 'r') as outlives
        from pg_constraint c
        join pg_attribute a
          on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`,
  );
}

/**
 * Tables whose rows are parts of rows in `owned`, such as the choices of a simulation or
 * the events of a proposal.
 */
async function partsOf(
  db: Database,
  owned: readonly string[],
): Promise<{ table: string; column: string; parent: string }[]> {
  const references = await rowsOf<{ table: string; column: string; parent: string }>(
    db,
    sql`select
          c.conrelid::regclass::text as "table",
          a.attname as "column",
          c.confrelid::regclass::text as parent
        from pg_constraint c
        join pg_attribute a
          on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' order by 1, 2`,
  );
  return references.filter(
    ({ table, parent }) =>
      owned.includes(parent) && !owned.includes(table) && !SECRET_TABLES.has(table),
  );
}

async function select(
  db: Database,
  table: string,
  column: string,
  userId: string,
): Promise<Row[]> {
  const rows = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(t) as row
      from ${sql.identifier(table)} t
      where ${sql.identifier(column)} = ${userId}`,
  );
  return rows.map(({ row }) => withoutSecrets(table, row));
}

async function inside(
  db: Database,
  {
    table,
    column,
    parent,
    userId,
  }: { table: string; column: string; parent: string; userId: string },
): Promise<Row[]> {
  const rows = await rowsOf<{ row: Row }>(
    db,
    sql`select to_jsonb(t) as row
      from ${sql.identifier(table)} t
      where ${sql.identifier(column)} in (
        select id from ${sql.identifier(parent)} where user_id = ${userId}
      )`,
  );
  return rows.map(({ row }) => withoutSecrets(table, row));
}

export function withoutSecrets(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => SHOWN.has(`${table}.${name}`) || !LEFT_OUT.test(name),
    ),
  );
}
