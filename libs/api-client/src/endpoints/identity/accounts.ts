import {
  finishRegistration,
  getLoggedUser,
  getRegistration,
  refreshSession,
  saveAddress,
  saveCompanyData,
  savePartners,
  savePersonalData,
  signIn,
  signOut,
  verifyMfa,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** Tags of the answers that depend on the viewer. */
const OF_THE_VIEWER = [
  'Session',
  'Security',
  'Registration',
  'Documents',
  'Simulations',
  'SharedCarts',
  'Proposals',
  'Contracts',
  'Payments',
  'Disputes',
  'Overdue',
  'Deliveries',
  'Leads',
] as const;
/** After a refused sign-in the viewer is the same, so the screen stays as it is. */
export const onceSignedIn = (session: unknown) =>
  session ? OF_THE_VIEWER : NOTHING_READ;
const OF_THE_ACCOUNT = ['Session', 'Registration'] as const;
/** The nationality decides which documents are needed. */
const OF_THE_PERSON = [...OF_THE_ACCOUNT, 'Documents'] as const;

/**
 * Sign-in, registration and the account. The session slice of `@site/auth` listens to
 * their answers.
 */
export const accountsApi = addEndpoints(({ reads, writes }) => ({
  signIn: writes(signIn, onceSignedIn),
  verifyMfa: writes(verifyMfa, onceSignedIn),
  refreshSession: writes(refreshSession, NOTHING_READ),
  // Not by tags, which would read again without a session: `createEffects` of
  // `@site/auth` empties the whole cache.
  signOut: writes(signOut, NOTHING_READ),
  getLoggedUser: reads(getLoggedUser, ['Session']),
  getRegistration: reads(getRegistration, ['Registration']),
  savePersonalData: writes(savePersonalData, OF_THE_PERSON),
  saveCompanyData: writes(saveCompanyData, OF_THE_ACCOUNT),
  savePartners: writes(savePartners, OF_THE_ACCOUNT),
  saveAddress: writes(saveAddress, OF_THE_ACCOUNT),
  finishRegistration: writes(finishRegistration, OF_THE_ACCOUNT, {
    // The checkout comes next and decides by it, before a refetch could finish.
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (answer)
        dispatch(
          accountsApi.util.updateQueryData('getLoggedUser', undefined, () => answer.data),
        );
    },
  }),
}));

export const {
  useSignInMutation,
  useVerifyMfaMutation,
  useSignOutMutation,
  useGetLoggedUserQuery,
  useGetRegistrationQuery,
  useSavePersonalDataMutation,
  useSaveCompanyDataMutation,
  useSavePartnersMutation,
  useSaveAddressMutation,
  useFinishRegistrationMutation,
} = accountsApi;
