import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiRole } from '../../../../tools/workspace/process/launch.mjs';
import { startPreparedPostgres } from '../../../../tools/workspace/process/prepared-data.mjs';
import startProduct from './start-product';

/** `API_ROLES=everything,everything` tries two processes that each do all. */
const roles = (process.env['API_ROLES'] ?? 'http,http,worker').split(',') as ApiRole[];

/**
 * Starts the product with two API processes that answer calls and one that works, on a
 * PostgreSQL of its own (DATABASE_URL for the tests).
 */
export default async function startTwoApis(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-journeys-'));
  const database = await startPreparedPostgres(dataDir);
  try {
    const stop = await startProduct(undefined, {
      apis: roles,
      dataDir,
      env: { DATABASE_URL: database.url },
    });
    process.env['DATABASE_URL'] = database.url;
    return async () => {
      await stop?.();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
