import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../error-facts';
import { StartError } from '../start-error';
import { type MigrationClient } from './database';
import { JOBS_SCHEMA, migrateJobs } from './jobs-schema';

export type Migration = { version: number; name: string; sql: string };

const LOCK = 7_262_011; // any number, the same in every process

/** The numbered SQL files of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  const migrations = files.map((name) => ({
    version: Number(name.slice(0, 4)),
    name,
    sql: readFileSync(join(folder, name), 'utf8'),
  }));
  const twice = migrations.find(
    ({ version }, at) => migrations[at - 1]?.version === version,
  );
  if (twice) throw new StartError(`Two migrations have the number ${twice.version}.`);
  return migrations;
}

/**
 * Brings the database to the newest version, the tables of the jobs too: one at a time
 * under an advisory lock, each migration in a transaction (security-requirements G7).
 * Refuses a database that a newer version of the code has written, and one of an older
 * numbering. Returns how many were missing.
 */
export async function migrate(
  client: MigrationClient,
  migrations: readonly Migration[],
): Promise<number> {
  await client.exec(`select pg_advisory_lock(${LOCK})`);
  try {
    const [table] = await client.query(
      `select to_regclass('schema_migrations') is not null as present`,
    );
    if (table?.['present'] !== true) {
      await client.exec(
        'create table schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())',
      );
    }
    const applied = new Map(
      (await client.query('select version, name from schema_migrations')).map((row) => [
        Number(row['version']),
        String(row['name']),
      ]),
    );
    refuseOlderNumbering(applied, migrations);
    refuseNewer(applied, migrations);
    const pending = migrations.filter(({ version }) => !applied.has(version));
    for (const migration of pending) await apply(client, migration);
    return pending.length + ((await migrateJobs(client)) ? 1 : 0);
  } finally {
    await client.exec(`select pg_advisory_unlock(${LOCK})`);
  }
}

/**
 * The migrations of the time before the first release were replaced by a baseline that
 * counts from 1 again, so such a database has another migration under a number.
 */
function refuseOlderNumbering(
  applied: ReadonlyMap<number, string>,
  migrations: readonly Migration[],
): void {
  const other = migrations
    .map(({ version, name }) => ({ had: applied.get(version), name }))
    .find(({ had, name }) => had !== undefined && had !== name);
  if (!other) return;
  throw new StartError(
    `The database is of an older numbering of migrations, from before the first release: it has ${other.had} where the code has ${other.name}. Begin again with an empty database: delete the data folder of the demo (DATA_DIR, ./data by default), or name another one in DATABASE_URL.`,
  );
}

function refuseNewer(
  applied: ReadonlyMap<number, string>,
  migrations: readonly Migration[],
): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied.keys()]
    .filter((version) => !known.has(version))
    .sort((a, b) => a - b);
  if (unknown.length === 0) return;
  const newest = Math.max(0, ...known);
  throw new StartError(
    `The database is newer than this version of the API: it has migration ${unknown.at(-1)}, the code ends at ${newest}.`,
  );
}

async function apply(
  client: MigrationClient,
  { version, name, sql }: Migration,
): Promise<void> {
  try {
    await client.exec(
      `begin;\n${sql};\ninsert into schema_migrations (version, name) values (${version}, '${name}');\ncommit;`,
    );
  } catch (error) {
    await client.exec('rollback');
    throw new StartError(`Migration ${name} failed and was undone: ${messageOf(error)}`);
  }
}

/**
 * Lets the API's own database user read and write, and nothing more
 * (security-requirements I6): of the audit trail it reads, adds, and has what is old
 * forgotten by the owner's function (H6).
 */
export async function grantToApiUser(
  client: MigrationClient,
  user: string,
): Promise<void> {
  const name = `"${user.replaceAll('"', '""')}"`;
  for (const schema of ['public', JOBS_SCHEMA])
    await client.exec(
      `grant usage on schema ${schema} to ${name};
       grant select, insert, update, delete on all tables in schema ${schema} to ${name};
       grant usage, select on all sequences in schema ${schema} to ${name};`,
    );
  await client.exec(
    `revoke update, delete on audit_entries from ${name};
     grant execute on function forget_audit_entries(timestamptz) to ${name};`,
  );
}
