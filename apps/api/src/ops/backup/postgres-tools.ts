import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { codeOf } from '#platform/error-facts';
import { OpsError } from '../command';

/**
 * Runs `pg_dump` or `pg_restore` of the PATH on the database of an address. The password
 * is handed over by the environment, since everybody on the machine sees arguments.
 * Rejects with an `OpsError` that has the program's own words.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [`--dbname=${address.href}`, ...args], {
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
