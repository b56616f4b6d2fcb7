import {
  type DataOf,
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
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

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
/**
 * Nobody new is looking after a sign-in that was refused: what is on the screen stays as
 * it is.
 */
export const onceSignedIn = (session: unknown) =>
  session ? OF_THE_VIEWER : NOTHING_READ;
const OF_THE_ACCOUNT = ['Session', 'Registration'] as const;
/** The nationality decides which documents are asked for. */
const OF_THE_PERSON = [...OF_THE_ACCOUNT, 'Documents'] as const;

/**
 * Sign-in, registration and the account. The session slice of `@site/auth` listens to
 * their answers.
 */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<DataOf<typeof signIn>, ArgOf<typeof signIn>>({
      ...sends(signIn),
      invalidatesTags: onceSignedIn,
    }),
    verifyMfa: build.mutation<DataOf<typeof verifyMfa>, ArgOf<typeof verifyMfa>>({
      ...sends(verifyMfa),
      invalidatesTags: onceSignedIn,
    }),
    refreshSession: build.mutation<
      DataOf<typeof refreshSession>,
      ArgOf<typeof refreshSession>
    >({
      ...sends(refreshSession),
      invalidatesTags: NOTHING_READ,
    }),
    // Not by tags, which would ask again without a session: `createEffects` of
    // `@site/auth` empties the whole cache.
    signOut: build.mutation<DataOf<typeof signOut>, ArgOf<typeof signOut>>({
      ...sends(signOut),
      invalidatesTags: NOTHING_READ,
    }),
    getLoggedUser: build.query<DataOf<typeof getLoggedUser>, ArgOf<typeof getLoggedUser>>(
      { ...sends(getLoggedUser), providesTags: ['Session'] },
    ),
    getRegistration: build.query<
      DataOf<typeof getRegistration>,
      ArgOf<typeof getRegistration>
    >({
      ...sends(getRegistration),
      providesTags: ['Registration'],
    }),
    savePersonalData: build.mutation<
      DataOf<typeof savePersonalData>,
      ArgOf<typeof savePersonalData>
    >({
      ...sends(savePersonalData),
      invalidatesTags: OF_THE_PERSON,
    }),
    saveCompanyData: build.mutation<
      DataOf<typeof saveCompanyData>,
      ArgOf<typeof saveCompanyData>
    >({
      ...sends(saveCompanyData),
      invalidatesTags: OF_THE_ACCOUNT,
    }),
    savePartners: build.mutation<DataOf<typeof savePartners>, ArgOf<typeof savePartners>>(
      { ...sends(savePartners), invalidatesTags: OF_THE_ACCOUNT },
    ),
    saveAddress: build.mutation<DataOf<typeof saveAddress>, ArgOf<typeof saveAddress>>({
      ...sends(saveAddress),
      invalidatesTags: OF_THE_ACCOUNT,
    }),
    finishRegistration: build.mutation<
      DataOf<typeof finishRegistration>,
      ArgOf<typeof finishRegistration>
    >({
      ...sends(finishRegistration),
      invalidatesTags: OF_THE_ACCOUNT,
      // The checkout, which comes next, decides by it before a refetch could tell.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(
            accountsApi.util.updateQueryData(
              'getLoggedUser',
              undefined,
              () => answer.data,
            ),
          );
      },
    }),
  }),
});

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
