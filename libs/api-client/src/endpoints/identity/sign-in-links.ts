import { type DataOf, redeemSignInLink, requestSignInLink } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';
import { onceSignedIn } from './accounts';

/**
 * Sign-in links of dealership staff. A screen that uses one says so with `sessionRenewed`
 * of `@site/auth`.
 */
const signInLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestSignInLink: build.mutation<
      DataOf<typeof requestSignInLink>,
      ArgOf<typeof requestSignInLink>
    >({
      ...sends(requestSignInLink),
      invalidatesTags: NOTHING_READ,
    }),
    // A GET that changes something: a mutation here, so that nothing sends it by itself.
    redeemSignInLink: build.mutation<
      DataOf<typeof redeemSignInLink>,
      ArgOf<typeof redeemSignInLink>
    >({
      ...sends(redeemSignInLink),
      invalidatesTags: onceSignedIn,
    }),
  }),
});

export const { useRequestSignInLinkMutation, useRedeemSignInLinkMutation } =
  signInLinksApi;
