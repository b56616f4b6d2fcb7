import { getBegunSignIn, proveByApp, proveMailbox } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';
import { onceSignedIn } from './accounts';

/**
 * The second step of staff. A screen that gets a session announces it with
 * `sessionRefreshed` of `@site/auth`.
 */
const secondStepApi = addEndpoints(({ reads, writes }) => ({
  getBegunSignIn: reads(getBegunSignIn, ['BegunSignIn'], { keepUnusedDataFor: 0 }),
  proveMailbox: writes(proveMailbox, ['BegunSignIn']),
  proveByApp: writes(proveByApp, onceSignedIn),
}));

export const { useGetBegunSignInQuery, useProveMailboxMutation, useProveByAppMutation } =
  secondStepApi;
