import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@site/server';
import { assetsOf } from '../open-ports';
import { configSchema } from '../platform/config';
import { withSecrets } from '../platform/security/secrets';
import { StartError } from '../platform/start-error';
import { checkCommand } from './check';
import { clockCommand } from './clock';
import { exportCmsCommand, importCmsCommand } from './cms';
import { type Command, type CommandInput, OpsError } from './command';
import { createUserCommand } from './create-user';
import { importCommand } from './import';
import { jobsCommand } from './jobs';
import { migrateCommand } from './migrate';
import { erasePersonCommand, exportPersonCommand } from './person';
import { rotateSigningKeyCommand } from './rotate-signing-key';
import { seedCommand } from './seed';
import { signInLinkCommand } from './sign-in-link';
import {
  changeRightsCommand,
  changeRoleCommand,
  disableUserCommand,
  enableUserCommand,
} from './staff';

const COMMANDS: Record<string, Command> = {
  migrate: migrateCommand,
  seed: seedCommand,
  import: importCommand,
  'create-user': createUserCommand,
  'disable-user': disableUserCommand,
  'enable-user': enableUserCommand,
  'change-role': changeRoleCommand,
  'change-rights': changeRightsCommand,
  'export-cms': exportCmsCommand,
  'import-cms': importCmsCommand,
  'sign-in-link': signInLinkCommand,
  'rotate-signing-key': rotateSigningKeyCommand,
  clock: clockCommand,
  jobs: jobsCommand,
  'export-person': exportPersonCommand,
  'erase-person': erasePersonCommand,
  check: checkCommand,
};

/**
 * `npm run ops -- <command> [words] [--name value …]`: the operations of product.md §8.
 * Exit code 0, or 1 with one line.
 */
async function run([name = '', ...rest]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new OpsError(usage());
  const config = withSecrets(readConfig(configSchema, process.env));
  await command.run({
    ...argumentsOf(command, rest),
    config,
    assets: assetsOf(import.meta.url),
    print: (line) => console.log(line),
  });
}

function usage(): string {
  return [
    'Usage: npm run ops -- <command>',
    ...Object.entries(COMMANDS).map(([name, { help }]) => `  ${name.padEnd(18)} ${help}`),
  ].join('\n');
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
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(
      '. ',
    );
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
