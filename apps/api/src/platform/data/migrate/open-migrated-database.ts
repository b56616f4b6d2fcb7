import { type Config, isDemo } from '../../config';
import { messageOf } from '../../error-facts';
import { StartError } from '../../start-error';
import { type MigrationClient, type OpenDatabase, openDatabase } from '../database';
import { grantToApiUser, migrate, type Migrated } from './migrate';
import { readMigrations } from './read-migrations';

/**
 * Opens the database and applies the missing migrations; closes it again when that fails.
 */
export async function openMigratedDatabase(
  config: Config,
  migrationsFolder: string,
): Promise<Migrated & { database: OpenDatabase }> {
  const migrations = readMigrations(migrationsFolder);
  if (!isDemo(config))
    (await import('../require-verified-tls')).requireVerifiedTls(config);
  const database = await openDatabase(config);
  try {
    const migrated = await database.withMigrationClient(async (client) => {
      const done = await migrate(client, migrations);
      if (done.applied > 0) await grantToApiUserOf(config, client);
      return done;
    });
    return { database, ...migrated };
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database can't be migrated: ${messageOf(error)}`);
  }
}

/** Gives the API's database user its rights where it may not change the schema. */
export async function grantToApiUserOf(
  config: Config,
  client: MigrationClient,
): Promise<void> {
  const user = otherUserOf(config);
  if (user) await grantToApiUser(client, user);
}

/**
 * The API's database user where migrations run as another one (security-requirements I6).
 */
function otherUserOf({ DATABASE_URL, MIGRATION_DATABASE_URL }: Config): string | null {
  if (
    !DATABASE_URL ||
    !MIGRATION_DATABASE_URL ||
    !URL.canParse(DATABASE_URL) ||
    !URL.canParse(MIGRATION_DATABASE_URL)
  )
    return null;
  const user = decodeURIComponent(new URL(DATABASE_URL).username);
  return user !== '' &&
    user !== decodeURIComponent(new URL(MIGRATION_DATABASE_URL).username)
    ? user
    : null;
}
