import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const TEMPLATE = 'rodar_test_template';
const ROOT = join(__dirname, '../../../..');
/** The files that the image is made from. */
const SOURCES = [
  'apps/api/src/{migrations,seed}/**/*.{sql,ts}',
  'apps/api/src/**/*.table.ts',
  'apps/api/src/platform/data/migrate/*.ts',
  'node_modules/pg-boss/package.json',
  'apps/api/src/testing/{make-image.ts,image.sql}',
  'libs/api-contract/src/**/*.ts',
];

/**
 * Makes one migrated and seeded database for the whole run: a dump that each test file
 * opens in memory, kept until its sources change, or a template database on the server of
 * TEST_DATABASE_URL.
 */
export default async function globalSetup(): Promise<void> {
  const { TEST_DATABASE_URL } = process.env;
  // Begins the names of the databases that workers make and the global teardown drops.
  process.env['TEST_DATABASE_RUN'] = String(process.pid);
  if (TEST_DATABASE_URL) await makeTemplate(TEST_DATABASE_URL);
  else process.env['TEST_DATABASE_DUMP'] = makeDump();
}

function makeDump(): string {
  const folder = join(ROOT, 'node_modules/.cache/rodar-api');
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT }).filter(
    (file) => !file.includes('.spec.'),
  );
  for (const file of files.sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  const dump = join(folder, `pglite-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(dump)) return dump;
  mkdirSync(folder, { recursive: true });
  makeImage(dump);
  return dump;
}

async function makeTemplate(url: string): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`drop database if exists ${TEMPLATE} with (force)`);
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const target = new URL(url);
  target.pathname = `/${TEMPLATE}`;
  makeImage(target.href);
}

/**
 * In its own process, since this file runs outside Jest's module loader and can't resolve
 * `@site/…`.
 */
function makeImage(target: string): void {
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'apps/api/src/testing/make-image.ts', target],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
