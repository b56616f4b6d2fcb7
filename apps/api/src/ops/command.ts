import { type Config } from '../platform/config';
import { type OpenDatabase } from '../platform/database';
import { smtpSender } from '../platform/mail';
import { systemClock, systemRandom, type Ports } from '../platform/ports';
import { openMigratedDatabase } from '../platform/prepare';

export type CommandInput = {
  config: Config;
  migrationsFolder: string;
  /** `--name value` pairs. */
  options: ReadonlyMap<string, string>;
  print(line: string): void;
};
export type Command = { help: string; run(input: CommandInput): Promise<void> };

/** A mistake of the operator: printed without a stack. */
export class OpsError extends Error {}

/** Runs `work` with the API's ports on a migrated database and closes them. */
export async function withPorts<T>(
  { config, migrationsFolder }: CommandInput,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const { database } = await openMigratedDatabase(config, migrationsFolder);
  return closing(database, () =>
    work({ config, database, clock: systemClock, random: systemRandom, mail: smtpSender(config) }),
  );
}

async function closing<T>(database: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await database.close();
  }
}
