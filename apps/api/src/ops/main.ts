import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@site/server';
import { assetsOf } from '#platform/assets';
import { configSchema } from '#platform/config';
import { messageOf } from '#platform/error-facts';
import { withSecrets } from '#platform/security/secrets';
import { StartError } from '#platform/start-error';
import { type Command, type CommandInput, OpsError } from './command';

/** Each command loads only the code that it needs: the clock needs no database. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./migrate')).migrateCommand,
  backup: async () => (await import('./backup/backup')).backupCommand,
  restore: async () => (await import('./backup/restore')).restoreCommand,
  seed: async () => (await import('./seed')).seedCommand,
  import: async () => (await import('./import')).importCommand,
  names: async () => (await import('./names')).namesCommand,
  queue: async () => (await import('./queue')).queueCommand,
  'create-user': async () => (await import('./create-user')).createUserCommand,
  'disable-user': async () => (await import('./staff')).disableUserCommand,
  'enable-user': async () => (await import('./staff')).enableUserCommand,
  'change-role': async () => (await import('./staff')).changeRoleCommand,
  'change-rights': async () => (await import('./staff')).changeRightsCommand,
  'reset-app': async () => (await import('./staff')).resetAppCommand,
  'export-cms': async () => (await import('./cms')).exportCmsCommand,
  'import-cms': async () => (await import('./cms')).importCmsCommand,
  'sign-in-link': async () => (await import('./sign-in-link')).signInLinkCommand,
  'rotate-signing-key': async () =>
    (await import('./rotate-signing-key')).rotateSigningKeyCommand,
  'rotate-file-key': async () => (await import('./rotate-file-key')).rotateFileKeyCommand,
  clock: async () => (await import('./clock')).clockCommand,
  jobs: async () => (await import('./jobs')).jobsCommand,
  'export-person': async () => (await import('./person')).exportPersonCommand,
  'erase-person': async () => (await import('./person')).erasePersonCommand,
  check: async () => (await import('./check')).checkCommand,
};

/**
 * `npm run ops -- <command> [words] [--name value …]`: the operations of
 * docs/operations/watch.md. Exit code 0, or 1 with one line.
 */
async function run([name = '', ...rest]: string[]): Promise<void> {
  const command = await COMMANDS[name]?.();
  if (!command) throw new OpsError(await usage());
  const config = withSecrets(readConfig(configSchema, process.env));
  await command.run({
    ...argumentsOf(command, rest),
    config,
    assets: assetsOf(import.meta.url),
    print: (line) => console.log(line),
  });
}

async function usage(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(
    async ([name, load]) => `  ${name.padEnd(18)} ${(await load()).help}`,
  );
  return ['Usage: npm run ops -- <command>', ...(await Promise.all(lines))].join('\n');
}

function argumentsOf(
  { options = {} }: Command,
  args: string[],
): Pick<CommandInput, 'words' | 'options'> {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return {
      words: positionals,
      options: new Map(Object.entries(values)) as CommandInput['options'],
    };
  } catch (error) {
    const [line = ''] = messageOf(error).split('. ');
    throw new OpsError(line);
  }
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isKnown =
      error instanceof OpsError ||
      error instanceof StartError ||
      error instanceof ConfigError;
    console.error(isKnown ? error.message : error);
    process.exit(1);
  },
);
