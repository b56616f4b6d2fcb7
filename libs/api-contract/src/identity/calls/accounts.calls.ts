import { call } from '../../wire/call';
import type * as schemas from '../accounts.schemas';

export const signIn = call<typeof schemas.signIn>('POST', 'authentications', {
  quiet: true, // spec §7
});

export const verifyMfa = call<typeof schemas.verifyMfa>(
  'POST',
  'authentications/mfa/verify',
  {
    quiet: true, // spec §7
  },
);

export const refreshSession = call<typeof schemas.refreshSession>(
  'POST',
  'authentications/refreshes',
  {
    quiet: true, // spec §7
  },
);

export const signOut = call<typeof schemas.signOut>('DELETE', 'authentications', {
  quiet: true, // spec §7
});

export const requestSignInLink = call<typeof schemas.requestSignInLink>(
  'POST',
  'authentications/dealerships/tokens',
  {
    quiet: true, // spec §7
  },
);

/**
 * Uses the link up; the only GET that changes something (security-requirements C2, D7).
 */
export const redeemSignInLink = call<typeof schemas.redeemSignInLink>(
  'GET',
  'authentications/dealerships/tokens/:token',
  {
    quiet: true, // spec §7
  },
);

export const createUser = call<typeof schemas.createUser>('POST', 'users', {
  status: 201,
  idempotent: true,
});

export const verifyEmail = call<typeof schemas.verifyEmail>(
  'PUT',
  'users/emails/verifications',
);

export const resendVerification = call<typeof schemas.resendVerification>(
  'POST',
  'users/:id/emails/resend-verifications',
);

export const getLoggedUser = call<typeof schemas.getLoggedUser>(
  'GET',
  'users/logged-users',
  {
    quiet: 'without-message', // the page shows it
  },
);

export const checkDocument = call<typeof schemas.checkDocument>(
  'GET',
  'users/document/:document',
  {
    quiet: true, // spec §7
  },
);

/**
 * A customer's record by the account's id, for example from a proposal; `checkDocument`
 * gives it by the document.
 */
export const getAccountRecord = call<typeof schemas.getAccountRecord>(
  'GET',
  'users/:id/record',
  {
    quiet: true, // shown in its place
  },
);
