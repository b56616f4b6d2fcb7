import { call } from '../../wire/call';
import type * as schemas from '../second-step.schemas';

/**
 * The second step of staff. A cookie that no script can read names the sign-in that was
 * begun.
 */
export const getBegunSignIn = call<typeof schemas.getBegunSignIn>(
  'GET',
  'authentications/second-steps',
  {
    quiet: true, // spec §7
  },
);

export const proveMailbox = call<typeof schemas.proveMailbox>(
  'POST',
  'authentications/second-steps/mails',
  {
    quiet: true, // spec §7
  },
);

export const proveByApp = call<typeof schemas.proveByApp>(
  'POST',
  'authentications/second-steps',
  {
    quiet: true, // spec §7
  },
);
