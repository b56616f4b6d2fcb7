import { type PGlite } from '@electric-sql/pglite';
import { type Config } from '#platform/config';
import { type OpenDatabase, openDatabase } from '#platform/data/database';
import { asOpenDatabase } from '#platform/data/pglite';
import { refuseSecondConnections } from './one-handle';

type Opened = { client: PGlite } | { url: string };

/**
 * The test file's own database: see `database-environment.cjs`. `limits` are those of a
 * pool on PostgreSQL.
 */
export async function openTestDatabase(
  limits: Partial<Config> = {},
): Promise<OpenDatabase> {
  const opened = await (
    globalThis as unknown as { openTestDatabase(): Promise<Opened> }
  ).openTestDatabase();
  if ('client' in opened) return asOpenDatabase(opened.client, async () => undefined);
  const database = await openDatabase({
    DATABASE_URL: opened.url,
    DATABASE_READ_AGE_MS: 0,
    DATA_DIR: '',
    DATABASE_POOLER: false,
    DATABASE_POOL_SIZE: 8,
    // A busy machine is slow, not wrong.
    DATABASE_CONNECT_TIMEOUT_MS: 30_000,
    STATEMENT_TIMEOUT_MS: 30_000,
    LOCK_TIMEOUT_MS: 30_000,
    ...limits,
  });
  return refuseSecondConnections(database);
}
