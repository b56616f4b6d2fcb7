import { secretFrom } from '@site/server';
import { newKey, rotateKeptSigningKey } from '#platform/security/secrets';
import { type Command } from './command';

/**
 * Replaces the key of tokens, codes and share links (docs/operations/watch.md). The operator
 * changes keys of the environment; the demo keeps its own in the data folder. Signatures
 * of the old key stay valid as long as it is among the accepted keys, so nobody is signed
 * out.
 */
export const rotateSigningKeyCommand: Command = {
  help: 'makes another signing key; what the old one signed stays valid',
  run: async ({ config, print }) => {
    if (secretFrom(process.env, 'SIGNING_KEY')) {
      print('The signing key stands in the environment or in its file. A new one:');
      print(`  ${newKey()}`);
      print(
        '1. Add it to ACCEPTED_SIGNING_KEYS of every API process and restart them one by one.',
      );
      print(
        '2. Make it the SIGNING_KEY, put the old one into ACCEPTED_SIGNING_KEYS and restart again.',
      );
      print(
        '3. Take the old one away when nothing it signed is needed: tokens after 15 minutes, shared simulations never expire.',
      );
      return;
    }
    rotateKeptSigningKey(config.DATA_DIR);
    print(
      'A new signing key is kept in the data folder; the one until now stays accepted. Restart the API to sign with it.',
    );
  },
};
