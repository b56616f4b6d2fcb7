import { type Config } from '../platform/config';
import { type OpenDatabase } from '../platform/database';
import { openCatalogue } from '../catalogue/kept';
import { openFileStore } from '../platform/file-store';
import { smtpSender } from '../platform/mail';
import { workflowSender } from '../platform/workflow';
import { clockOf } from '../platform/demo-clock';
import { systemRandom, type Ports } from '../platform/ports';
import { openMigratedDatabase } from '../platform/prepare';

export type CommandInput = {
  config: Config;
  migrationsFolder: string;
  /** What follows the command without a name, such as a file. */
  words: readonly string[];
  /** `--name value` pairs; a flag such as `--dry-run` is true. */
  options: ReadonlyMap<string, string | boolean>;
  print(line: string): void;
};
export type Command = {
  help: string;
  /** Names that the command takes, as `parseArgs` of node:util takes them; any other is refused. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>;
  run(input: CommandInput): Promise<void>;
};

/** A mistake of the operator: printed without a stack. */
export class OpsError extends Error {}

/** Runs `work` with the API's ports on a migrated database and closes them. */
export async function withPorts<T>(
  { config, migrationsFolder }: CommandInput,
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  const { database } = await openMigratedDatabase(config, migrationsFolder);
  const clock = clockOf(config);
  return closing(database, async () =>
    work({
      config,
      database,
      clock,
      catalogue: openCatalogue(database, clock),
      random: systemRandom,
      mail: smtpSender(config),
      workflow: workflowSender(config),
      files: await openFileStore(config),
      // Operations take no uploads.
      pdfPages: async () => ({ problem: 'unreadable' }),
      scanner: null,
    }),
  );
}

async function closing<T>(database: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await database.close();
  }
}
