import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrate, type Migration, readMigrations } from '../platform/migrate';

const TEMPLATE = 'rodar_test_template';

/**
 * Makes one migrated database for the whole run: a dump that each test file opens in memory, or a template database
 * on the server that TEST_DATABASE_URL names. Both are made again only when a migration changed.
 */
export default async function globalSetup(): Promise<void> {
  const migrations = readMigrations(join(__dirname, '../migrations'));
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) await makeTemplate(TEST_DATABASE_URL, migrations);
  else process.env['TEST_DATABASE_DUMP'] = await makeDump(migrations);
}

async function makeDump(migrations: readonly Migration[]): Promise<string> {
  const folder = join(__dirname, '../../../../node_modules/.cache/rodar-api');
  const version = createHash('sha256')
    .update(migrations.map(({ name, sql }) => name + sql).join('\0'))
    .digest('hex')
    .slice(0, 16);
  const file = join(folder, `pglite-${version}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const base = join(folder, 'pglite-empty.tar');
  const client = await PGlite.create(
    existsSync(base) ? { loadDataDir: new Blob([readFileSync(base)]) } : {},
  );
  if (!existsSync(base)) await keep(client, base);
  await migrate(
    {
      exec: async (text) => {
        await client.exec(text);
      },
      query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    },
    migrations,
  );
  await keep(client, file);
  await client.close();
  return file;
}

async function keep(client: PGlite, file: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}

async function makeTemplate(
  url: string,
  migrations: readonly Migration[],
): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`drop database if exists ${TEMPLATE} with (force)`);
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const target = new URL(url);
  target.pathname = `/${TEMPLATE}`;
  const client = new pg.Client({ connectionString: target.href });
  await client.connect();
  await migrate(
    {
      exec: async (text) => {
        await client.query(text);
      },
      query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    },
    migrations,
  );
  await client.end();
}
