import { StartError } from '#platform/start-error';
import { issueSignInLink } from '../identity/authentication/sign-in-links/sign-in-links';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

/** Prints a link that signs dealership staff in once (docs/operations/watch.md). */
export const signInLinkCommand: Command = {
  help: 'issues a sign-in link for dealership staff: <e-mail>',
  run: async (command) => {
    const [email, ...more] = command.words;
    if (!email || more.length > 0)
      throw new OpsError('sign-in-link takes one e-mail address.');
    const url = await withPorts(command, (ports) =>
      issueSignInLink(ports, ports.database.db, email),
    ).catch(saying);
    if (url === null)
      throw new OpsError(
        'No enabled account of dealership staff has this e-mail, or it asks for a code by e-mail and takes no links.',
      );
    command.print(url);
    command.print(`It works once, for ${command.config.SIGN_IN_LINK_MINUTES} minutes.`);
  },
};

/** On PGlite a running API owns the data folder, and mails such links itself. */
function saying(error: unknown): never {
  if (error instanceof StartError && error.message.includes('in use'))
    throw new OpsError(
      `${error.message} While the API runs, ask for the link at /concessionarias/login: it comes by e-mail.`,
    );
  throw error;
}
