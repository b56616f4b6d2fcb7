import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Config, isDemo } from '#platform/config';
import { codeOf } from '#platform/error-facts';
import { OpsError } from '../command';

/**
 * The address of the user that may read and make everything. Throws an `OpsError` without
 * a PostgreSQL, and a `StartError` where production would reach it without TLS
 * (security-requirements H7).
 */
export async function addressOf(config: Config): Promise<string> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = config;
  if (!DATABASE_URL)
    throw new OpsError(
      'Backups are of a PostgreSQL (DATABASE_URL). Of the embedded database: stop the API and copy DATA_DIR.',
    );
  if (!isDemo(config))
    (await import('#platform/data/require-verified-tls')).requireVerifiedTls(config);
  return MIGRATION_DATABASE_URL ?? DATABASE_URL;
}

/**
 * Runs `pg_dump` or `pg_restore` of the PATH, on the database of an address if there is one. The password
 * is handed over by the environment, since everybody on the machine sees arguments.
 * Rejects with an `OpsError` that has the program's own words.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  url: string | null,
  args: readonly string[],
): Promise<void> {
  const address = url === null ? null : new URL(url);
  const password = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  const target = address ? [`--dbname=${address.href}`] : [];
  const child = spawn(program, [...target, ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new OpsError(
      `${program} is not installed (Debian: apt-get install postgresql-client).`,
    );
  })) as [number | null];
  if (code !== 0) throw new OpsError(`${program} failed: ${said.trim()}`);
}
