import { openMigratedDatabase } from '../platform/prepare';
import { type Command } from './command';

export const migrateCommand: Command = {
  help: 'brings the database to the newest version',
  run: async ({ config, migrationsFolder, print }) => {
    const { database, applied } = await openMigratedDatabase(config, migrationsFolder);
    await database.close();
    print(
      applied === 0
        ? 'The database is up to date.'
        : `${applied} migration${applied === 1 ? '' : 's'} applied.`,
    );
  },
};
