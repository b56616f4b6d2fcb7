/**
 * The database that every test file starts from: migrated, with states, dealerships,
 * catalogue and CMS pages, and the functions that restore it (`image.sql`).
 * `make-image.ts <file>` dumps it from an embedded PostgreSQL; `make-image.ts <url>`
 * fills that (empty) database.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '#platform/data/database';
import { migrate } from '#platform/data/migrate/migrate';
import { readMigrations } from '#platform/data/migrate/read-migrations';
import { asOpenDatabase } from '#platform/data/pglite';
import { seedMissingPages, seedMissingSheets, seedReference } from '../seed/reference';
import { NOON } from './noon';

const target = process.argv[2] ?? '';
await (target.startsWith('postgres') ? fillDatabase(target) : dumpTo(target));

async function fillDatabase(url: string): Promise<void> {
  const database = await openDatabase({
    DATABASE_URL: url,
    DATABASE_READ_AGE_MS: 0,
    DATA_DIR: '',
    DATABASE_POOLER: false,
    DATABASE_POOL_SIZE: 1,
    DATABASE_CONNECT_TIMEOUT_MS: 10_000,
    STATEMENT_TIMEOUT_MS: 60_000,
    LOCK_TIMEOUT_MS: 60_000,
  });
  await fill(database);
  await database.close();
}

async function dumpTo(file: string): Promise<void> {
  const empty = join(dirname(file), 'pglite-empty.tar');
  if (!existsSync(empty)) await saveDump(await PGlite.create(), empty);
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(empty)]) });
  await fill(asOpenDatabase(client, async () => undefined));
  await saveDump(client, file);
}

async function fill(database: OpenDatabase): Promise<void> {
  await database.withMigrationClient((client) =>
    migrate(client, readMigrations(join(import.meta.dirname, '../migrations'))),
  );
  await database.db.transaction(async (tx) => {
    await seedReference(tx);
    await seedMissingPages({ clock: { now: () => new Date(NOON) } }, tx);
    await seedMissingSheets(tx);
  });
  const image = readFileSync(join(import.meta.dirname, 'image.sql'), 'utf8');
  await database.withMigrationClient((client) => client.exec(image));
}

/** Writes it complete or not at all: simultaneous test runs may make the same file. */
async function saveDump(client: PGlite, file: string): Promise<void> {
  await client.exec('checkpoint'); // leaves nothing to replay when it is opened
  const dump = await client.dumpDataDir('none');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  await client.close();
}
