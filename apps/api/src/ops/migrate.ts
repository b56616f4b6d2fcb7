import { openMigratedDatabase } from '#platform/data/migrate/open-migrated-database';
import { type Command } from './command';

export const migrateCommand: Command = {
  help: 'brings the database to the newest version',
  run: async ({ config, assets, print }) => {
    const { database, applied, warnings } = await openMigratedDatabase(
      config,
      assets.migrations,
    );
    await database.close();
    for (const warning of warnings) print(warning);
    print(
      applied === 0
        ? 'The database is up to date.'
        : `${applied} migration${applied === 1 ? '' : 's'} applied.`,
    );
  },
};
