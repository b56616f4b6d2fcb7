import { call } from '../../wire/call';
import type * as schemas from '../passkeys.schemas';

/** Asks for the current password, since a passkey of a customer opens the account. */
export const beginPasskey = call<typeof schemas.beginPasskey>(
  'POST',
  'users/:id/passkeys/challenges',
  {
    quiet: true, // the form shows it
  },
);

export const addPasskey = call<typeof schemas.addPasskey>('POST', 'users/:id/passkeys', {
  idempotent: true,
  quiet: true, // the form shows it
});

export const removePasskey = call<typeof schemas.removePasskey>(
  'POST',
  'users/:id/passkeys/:passkeyId/removals',
  {
    quiet: true, // the form shows it
  },
);

/** The challenge counts in the browser session that asked for it alone. */
export const beginPasskeySignIn = call<typeof schemas.beginPasskeySignIn>(
  'POST',
  'authentications/passkeys/challenges',
  {
    quiet: true, // shown beside the button
  },
);

export const signInByPasskey = call<typeof schemas.signInByPasskey>(
  'POST',
  'authentications/passkeys',
  {
    quiet: true, // shown beside the button
  },
);

export const beginPasskeyProof = call<typeof schemas.beginPasskeyProof>(
  'POST',
  'authentications/second-steps/passkeys/challenges',
  {
    quiet: true, // shown beside the button
  },
);

export const proveByPasskey = call<typeof schemas.proveByPasskey>(
  'POST',
  'authentications/second-steps/passkeys',
  {
    quiet: true, // shown beside the button
  },
);

export const beginPasskeyConnection = call<typeof schemas.beginPasskeyConnection>(
  'POST',
  'authentications/second-steps/passkeys/creations',
  {
    quiet: true, // shown beside the button
  },
);

export const connectPasskey = call<typeof schemas.connectPasskey>(
  'POST',
  'authentications/second-steps/passkeys/connections',
  {
    quiet: true, // shown beside the button
  },
);
