import { secretFrom } from '@site/server';
import { forgetOldFileKeys } from '#platform/files/file-keys';
import { type ResealCount, resealFiles } from '#platform/files/reseal-files';
import { resealMails } from '#platform/jobs/reseal-mails';
import {
  forgetKeptFileKeys,
  newKey,
  rotateKeptFileKey,
} from '#platform/security/secrets';
import { resealAuthenticators } from '../identity/authentication/second-step/reseal-authenticators';
import { type Command, type CommandInput, OpsError } from './command';
import { withPorts } from './with-ports';

const isOfEnvironment = () => secretFrom(process.env, 'FILE_KEY') !== undefined;

/**
 * Replaces the key of files, waiting mails and secrets of authenticator apps in two steps: the first gives the new key,
 * the second encrypts everything of older keys with it, so that these can be removed. The
 * existence of old keys selects the second step. The operator changes keys of the
 * environment; the demo keeps its own in the data folder.
 */
export const rotateFileKeyCommand: Command = {
  help: 'makes another key for files, and encrypts them anew when run again',
  run: async (command) => {
    if (command.config.OLD_FILE_KEYS.length === 0) begin(command);
    else await finish(command);
  },
};

function begin({ config, print }: CommandInput): void {
  if (isOfEnvironment()) {
    print('The key for files stands in the environment or in its file. A new one:');
    print(`  ${newKey()}`);
    print(
      '1. Make it the OLD_FILE_KEYS of every API process and restart them one by one: from then on all can read what it will encrypt.',
    );
    print(
      '2. Make it the FILE_KEY, put the old one into OLD_FILE_KEYS and restart again.',
    );
    print('3. Run this command again: it encrypts every file with the new key.');
    return;
  }
  rotateKeptFileKey(config.DATA_DIR);
  print(
    'A new key for files is kept in the data folder; the one until now still reads. Restart the API, then run this again: it encrypts every file with the new key.',
  );
}

async function finish(command: CommandInput): Promise<void> {
  const { config, print } = command;
  const [files, mails, apps] = await withPorts(command, async (ports) => [
    await resealFiles(ports),
    await resealMails(ports),
    await resealAuthenticators(ports),
  ]);
  print(`files: ${countsOf(files)}`);
  print(`mails: ${countsOf(mails)}`);
  print(`authenticators: ${countsOf(apps)}`);
  const failed = [...files.failed, ...mails.failed, ...apps.failed];
  if (failed.length > 0)
    throw new OpsError(
      ['The old keys must stay. Not encrypted anew:', ...failed].join('\n'),
    );
  await withPorts(command, forgetOldFileKeys);
  if (isOfEnvironment()) {
    print('Nothing needs the old key any more: take OLD_FILE_KEYS away and restart.');
    return;
  }
  forgetKeptFileKeys(config.DATA_DIR);
  print('Nothing needs the old key any more: it is forgotten from the next start on.');
}

const countsOf = ({ renewed, current, failed }: ResealCount) =>
  `${renewed} encrypted anew, ${current} had the new key, ${failed.length} failed`;
