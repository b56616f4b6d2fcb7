import { redeemSignInLink, requestSignInLink } from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';
import { onceSignedIn } from './accounts';

/**
 * Sign-in links of dealership staff. A screen that uses one announces it with
 * `sessionRefreshed` of `@site/auth`.
 */
const signInLinksApi = addEndpoints(({ writes }) => ({
  requestSignInLink: writes(requestSignInLink, NOTHING_READ),
  // A GET that changes something: a mutation here, so that nothing sends it
  // automatically.
  redeemSignInLink: writes(redeemSignInLink, onceSignedIn),
}));

export const { useRequestSignInLinkMutation, useRedeemSignInLinkMutation } =
  signInLinksApi;
