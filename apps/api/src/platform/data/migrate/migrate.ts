import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error';
import { type MigrationClient } from '../database';
import { applyMigration } from './apply-migration';
import { JOBS_SCHEMA, migrateJobs } from './jobs-schema';
import { type Migration } from './read-migrations';

export type Migrated = {
  /** Number of migrations that were applied; those of the jobs' tables count as one. */
  applied: number;
  /** Sentences for the operator: the database is newer and still serves this code. */
  warnings: string[];
};

type Applied = { version: number; name: string; serves: number };

const LOCK = 7_262_011; // any number, the same in every process
const LOCK_LOOK_MS = 200;

/**
 * Applies the missing migrations, the jobs' tables too: one process at a time under an
 * advisory lock, each migration in a transaction unless it says otherwise
 * (security-requirements G7). A database that newer code has migrated stays as it is,
 * with a warning, if it serves this code; else, and for a database of an older numbering,
 * it throws a `StartError`.
 */
export async function migrate(
  client: MigrationClient,
  migrations: readonly Migration[],
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<Migrated> {
  // Polls for the lock: a process that waited for it inside the database would block
  // `create index concurrently`, which waits for all transactions before it.
  while (!(await isTrue(client, `pg_try_advisory_lock(${LOCK})`)))
    await pause(LOCK_LOOK_MS);
  try {
    const applied = await readApplied(client);
    refuseOlderNumbering(applied, migrations);
    const ahead = warnOrRefuseWhenAhead(applied, migrations);
    const done = new Set(applied.map(({ version }) => version));
    const pending = migrations.filter(({ version }) => !done.has(version));
    for (const migration of pending) await applyMigration(client, migration, pause);
    const jobs = await migrateJobs(client);
    return {
      applied: pending.length + (jobs.migrated ? 1 : 0),
      warnings: [ahead, jobs.warning].filter((warning) => warning !== null),
    };
  } finally {
    await client.exec(`select pg_advisory_unlock(${LOCK})`);
  }
}

async function isTrue(client: MigrationClient, expression: string): Promise<boolean> {
  const [row] = await client.query(`select ${expression} as so`);
  return row?.['so'] === true;
}

async function readApplied(client: MigrationClient): Promise<Applied[]> {
  if (!(await isTrue(client, `to_regclass('schema_migrations') is not null`)))
    await client.exec(
      'create table schema_migrations (version integer primary key, name text not null, serves integer not null, applied_at timestamptz not null default now())',
    );
  const rows = await client.query('select version, name, serves from schema_migrations');
  return rows.map((row) => ({
    version: Number(row['version']),
    name: String(row['name']),
    serves: Number(row['serves']),
  }));
}

/**
 * The baseline replaced the migrations before the first release and counts from 1 again,
 * so a database from before has another migration under a number.
 */
function refuseOlderNumbering(
  applied: readonly Applied[],
  migrations: readonly Migration[],
): void {
  const names = new Map(applied.map(({ version, name }) => [version, name]));
  const other = migrations
    .map(({ version, name }) => ({ had: names.get(version), name }))
    .find(({ had, name }) => had !== undefined && had !== name);
  if (!other) return;
  throw new StartError(
    `The database is of an older numbering of migrations, from before the first release: it has ${other.had} where the code has ${other.name}. Begin again with an empty database: delete the data folder of the demo (DATA_DIR, ./data by default), or name another one in DATABASE_URL.`,
  );
}

function warnOrRefuseWhenAhead(
  applied: readonly Applied[],
  migrations: readonly Migration[],
): string | null {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = applied.map(({ version }) => version).filter((one) => !known.has(one));
  if (unknown.length === 0) return null;
  const newest = Math.max(0, ...known);
  const serves = Math.max(...applied.map((one) => one.serves));
  if (serves > newest)
    throw new StartError(
      `The database is newer than this version of the API: it serves code that knows migration ${serves}, this code ends at ${newest}. Start a newer version.`,
    );
  return `The database is newer than this version of the API, and still serves it: it has migration ${Math.max(...unknown)}, this code ends at ${newest}.`;
}

/**
 * Lets the API's own database user read and write, and nothing more
 * (security-requirements I6). In the audit trail it can read, add, and have old rows
 * deleted by the owner's function (H6).
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
     revoke all on function forget_audit_entries(timestamptz) from public;
     grant execute on function forget_audit_entries(timestamptz) to ${name};`,
  );
}
