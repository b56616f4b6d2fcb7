import { call } from '../../wire/call';
import type * as schemas from '../account-security.schemas';

export const requestRecovery = call<typeof schemas.requestRecovery>(
  'POST',
  'users/recoveries/passwords/emails',
);

export const resetPassword = call<typeof schemas.resetPassword>(
  'PUT',
  'users/recoveries/passwords',
);

export const saveAccountData = call<typeof schemas.saveAccountData>('PUT', 'users/:id');

export const replacePendingEmail = call<typeof schemas.replacePendingEmail>(
  'PUT',
  'users/:id/emails',
);

/**
 * The code goes to the new address; `PUT users/emails/verifications` with the account's
 * id makes the change.
 */
export const changeEmail = call<typeof schemas.changeEmail>('PUT', 'users/change-email');

export const changePassword = call<typeof schemas.changePassword>(
  'PUT',
  'users/:id/passwords',
  {
    quiet: true, // the form shows it
  },
);

export const setSecondStep = call<typeof schemas.setSecondStep>(
  'PUT',
  'users/:id/second-steps',
  {
    quiet: true, // the form shows it
  },
);

export const getAccountSecurity = call<typeof schemas.getAccountSecurity>(
  'GET',
  'users/:id/security',
  {
    quiet: true, // the page shows it
  },
);

export const endOneSession = call<typeof schemas.endOneSession>(
  'DELETE',
  'users/:id/sessions/:sessionId',
  {
    quiet: true, // shown below the list
  },
);

export const endOtherSessions = call<typeof schemas.endOtherSessions>(
  'DELETE',
  'users/:id/sessions',
  {
    quiet: true, // shown below the list
  },
);

export const forgetDevice = call<typeof schemas.forgetDevice>(
  'DELETE',
  'users/:id/trusted-devices/:deviceId',
  {
    quiet: true, // shown below the list
  },
);
