import {
  checkDocument,
  createUser,
  finishRegistration,
  getLoggedUser,
  getRegistration,
  redeemSignInLink,
  refreshSession,
  requestSignInLink,
  resendVerification,
  saveAddress,
  saveCompanyData,
  savePersonalData,
  signIn,
  signOut,
  verifyEmail,
  verifyMfa,
  type DataOf,
} from '@site/contracts';
import { api } from '../api';
import { NOTHING_READ, sends, type ArgOf } from './of-call';

/** What depends on who is looking. */
const OF_THE_VIEWER = ['Session', 'Security', 'Registration', 'Documents', 'Simulations', 'SharedCarts', 'Proposals', 'Leads'] as const;
/** Nobody new is looking after a sign-in that was refused: what is on the screen stays as it is. */
const onceSignedIn = (session: unknown) => (session ? OF_THE_VIEWER : NOTHING_READ);
const OF_THE_ACCOUNT = ['Session', 'Registration'] as const;

/** Sign-in, registration and the account. The session slice of `@site/auth` listens to their answers. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<DataOf<typeof signIn>, ArgOf<typeof signIn>>({ ...sends(signIn), invalidatesTags: onceSignedIn }),
    verifyMfa: build.mutation<DataOf<typeof verifyMfa>, ArgOf<typeof verifyMfa>>({ ...sends(verifyMfa), invalidatesTags: onceSignedIn }),
    requestSignInLink: build.mutation<DataOf<typeof requestSignInLink>, ArgOf<typeof requestSignInLink>>({
      ...sends(requestSignInLink),
      invalidatesTags: NOTHING_READ,
    }),
    // A GET that changes something: a mutation here, so that nothing sends it by itself.
    redeemSignInLink: build.mutation<DataOf<typeof redeemSignInLink>, ArgOf<typeof redeemSignInLink>>({
      ...sends(redeemSignInLink),
      invalidatesTags: onceSignedIn,
    }),
    refreshSession: build.mutation<DataOf<typeof refreshSession>, ArgOf<typeof refreshSession>>({
      ...sends(refreshSession),
      invalidatesTags: NOTHING_READ,
    }),
    // Not by tags, which would ask again without a session: `createEffects` of `@site/auth` empties the whole cache.
    signOut: build.mutation<DataOf<typeof signOut>, ArgOf<typeof signOut>>({ ...sends(signOut), invalidatesTags: NOTHING_READ }),
    // Nobody is signed in with the new account yet, and whether a document has one is asked anew each time.
    createUser: build.mutation<DataOf<typeof createUser>, ArgOf<typeof createUser>>({ ...sends(createUser), invalidatesTags: NOTHING_READ }),
    // A signed-in customer confirms a new address with it.
    verifyEmail: build.mutation<DataOf<typeof verifyEmail>, ArgOf<typeof verifyEmail>>({ ...sends(verifyEmail), invalidatesTags: ['Session', 'Security'] }),
    resendVerification: build.mutation<DataOf<typeof resendVerification>, ArgOf<typeof resendVerification>>({
      ...sends(resendVerification),
      invalidatesTags: NOTHING_READ,
    }),
    getLoggedUser: build.query<DataOf<typeof getLoggedUser>, ArgOf<typeof getLoggedUser>>({ ...sends(getLoggedUser), providesTags: ['Session'] }),
    checkDocument: build.query<DataOf<typeof checkDocument>, ArgOf<typeof checkDocument>>(sends(checkDocument)),
    getRegistration: build.query<DataOf<typeof getRegistration>, ArgOf<typeof getRegistration>>({
      ...sends(getRegistration),
      providesTags: ['Registration'],
    }),
    savePersonalData: build.mutation<DataOf<typeof savePersonalData>, ArgOf<typeof savePersonalData>>({
      ...sends(savePersonalData),
      invalidatesTags: OF_THE_ACCOUNT,
    }),
    saveCompanyData: build.mutation<DataOf<typeof saveCompanyData>, ArgOf<typeof saveCompanyData>>({
      ...sends(saveCompanyData),
      invalidatesTags: OF_THE_ACCOUNT,
    }),
    saveAddress: build.mutation<DataOf<typeof saveAddress>, ArgOf<typeof saveAddress>>({ ...sends(saveAddress), invalidatesTags: OF_THE_ACCOUNT }),
    finishRegistration: build.mutation<DataOf<typeof finishRegistration>, ArgOf<typeof finishRegistration>>({
      ...sends(finishRegistration),
      invalidatesTags: OF_THE_ACCOUNT,
    }),
  }),
});

export const {
  useSignInMutation,
  useVerifyMfaMutation,
  useRequestSignInLinkMutation,
  useRedeemSignInLinkMutation,
  useSignOutMutation,
  useCreateUserMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useGetLoggedUserQuery,
  useLazyCheckDocumentQuery,
  useGetRegistrationQuery,
  useSavePersonalDataMutation,
  useSaveCompanyDataMutation,
  useSaveAddressMutation,
  useFinishRegistrationMutation,
} = accountsApi;
