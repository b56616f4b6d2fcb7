import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreparedPostgres } from '../../../../tools/workspace/process/prepared-data.mjs';
import startProduct from './start-product';

/**
 * Starts the product with two API processes on a PostgreSQL of its own (DATABASE_URL for
 * the tests).
 */
export default async function startTwoApis(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-journeys-'));
  const database = await startPreparedPostgres(dataDir);
  try {
    const stop = await startProduct(undefined, {
      apis: 2,
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
