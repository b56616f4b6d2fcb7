import { startPostgres } from '../../../../tools/workspace/process/postgres.mjs';
import startProduct from './start-product';

/**
 * The product with two API processes side by side on one PostgreSQL of its own
 * (DATABASE_URL for the tests).
 */
export default async function startTwoApis(): Promise<() => Promise<void>> {
  const database = await startPostgres();
  try {
    const stop = await startProduct(undefined, {
      apis: 2,
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
