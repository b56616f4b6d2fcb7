import { codeOf, messageOf } from '../../error-facts';
import { StartError } from '../../start-error';
import { type MigrationClient } from '../database';
import { type Migration } from './read-migrations';

/** Writes that wait behind the migration have 4 s, so they outlast this. */
const LOCK_TIMEOUT_SECONDS = 2;
const TRIES = 5;
/** A pause in which the calls that waited behind a try finish. */
const PAUSE_MS = 3000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a migration and records it. When it waits for a lock it stops after 2 s and tries
 * again, five times with a pause, so that calls never wait long behind it. Throws a
 * `StartError` when it fails.
 */
export async function applyMigration(
  client: MigrationClient,
  migration: Migration,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  const run = migration.isOutsideTransaction ? runOutside : runInTransaction;
  for (let tries = 1; ; tries += 1)
    try {
      return await run(client, migration);
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE)
        throw new StartError(failureOf(migration, error));
      if (tries === TRIES)
        throw new StartError(
          `Migration ${migration.name} was given up and undone: ${TRIES} times another connection held a lock for more than ${LOCK_TIMEOUT_SECONDS} s. Start again once its long transactions have ended.`,
        );
      await pause(PAUSE_MS);
    }
}

async function runInTransaction(
  client: MigrationClient,
  { sql, ...migration }: Migration,
): Promise<void> {
  try {
    await client.exec(
      `begin;\nset local lock_timeout = '${LOCK_TIMEOUT_SECONDS}s';\n${sql};\n${writeDown(migration)};\ncommit;`,
    );
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
}

/**
 * Runs one statement outside a transaction, such as `create index concurrently`, which
 * may wait as long as it likes: it blocks no reads or writes.
 */
async function runOutside(
  client: MigrationClient,
  { sql, ...migration }: Migration,
): Promise<void> {
  await dropBrokenIndices(client, sql);
  await client.exec(sql);
  await client.exec(writeDown(migration));
}

/** An interrupted `create index concurrently` leaves a useless index. */
async function dropBrokenIndices(client: MigrationClient, sql: string): Promise<void> {
  const broken = await client.query(
    'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where not i.indisvalid and c.relnamespace = current_schema()::regnamespace',
  );
  const words = new Set(sql.match(/\w+/g));
  for (const name of broken.map((row) => String(row['name'])))
    if (words.has(name)) await client.exec(`drop index concurrently "${name}"`);
}

function writeDown({
  version,
  name,
  serves,
}: Pick<Migration, 'version' | 'name' | 'serves'>): string {
  return `insert into schema_migrations (version, name, serves) values (${version}, '${name}', ${serves})`;
}

function failureOf({ name, isOutsideTransaction }: Migration, error: unknown): string {
  return `Migration ${name} failed${isOutsideTransaction ? ', and runs again at the next start' : ' and was undone'}: ${messageOf(error)}`;
}
