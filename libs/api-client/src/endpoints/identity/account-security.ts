import {
  changeEmail,
  changePassword,
  type DataOf,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  replacePendingEmail,
  requestRecovery,
  resetPassword,
  saveAccountData,
  setSecondStep,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

/** Recovery, password, e-mail, sessions and second step of an account. */
const accountSecurityApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRecovery: build.mutation<
      DataOf<typeof requestRecovery>,
      ArgOf<typeof requestRecovery>
    >({
      ...sends(requestRecovery),
      invalidatesTags: NOTHING_READ,
    }),
    resetPassword: build.mutation<
      DataOf<typeof resetPassword>,
      ArgOf<typeof resetPassword>
    >({
      ...sends(resetPassword),
      invalidatesTags: ['Security'],
    }),
    replacePendingEmail: build.mutation<
      DataOf<typeof replacePendingEmail>,
      ArgOf<typeof replacePendingEmail>
    >({
      ...sends(replacePendingEmail),
      invalidatesTags: ['Session', 'Security'],
    }),
    saveAccountData: build.mutation<
      DataOf<typeof saveAccountData>,
      ArgOf<typeof saveAccountData>
    >({
      ...sends(saveAccountData),
      invalidatesTags: ['Session', 'Security'],
    }),
    getAccountSecurity: build.query<
      DataOf<typeof getAccountSecurity>,
      ArgOf<typeof getAccountSecurity>
    >({
      ...sends(getAccountSecurity),
      providesTags: ['Security'],
    }),
    changeEmail: build.mutation<DataOf<typeof changeEmail>, ArgOf<typeof changeEmail>>({
      ...sends(changeEmail),
      invalidatesTags: ['Security'],
    }),
    changePassword: build.mutation<
      DataOf<typeof changePassword>,
      ArgOf<typeof changePassword>
    >({ ...sends(changePassword), invalidatesTags: ['Security'] }),
    setSecondStep: build.mutation<
      DataOf<typeof setSecondStep>,
      ArgOf<typeof setSecondStep>
    >({ ...sends(setSecondStep), invalidatesTags: ['Security'] }),
    endOneSession: build.mutation<
      DataOf<typeof endOneSession>,
      ArgOf<typeof endOneSession>
    >({ ...sends(endOneSession), invalidatesTags: ['Security'] }),
    endOtherSessions: build.mutation<
      DataOf<typeof endOtherSessions>,
      ArgOf<typeof endOtherSessions>
    >({
      ...sends(endOtherSessions),
      invalidatesTags: ['Security'],
    }),
    forgetDevice: build.mutation<DataOf<typeof forgetDevice>, ArgOf<typeof forgetDevice>>(
      { ...sends(forgetDevice), invalidatesTags: ['Security'] },
    ),
  }),
});

export const {
  useRequestRecoveryMutation,
  useResetPasswordMutation,
  useReplacePendingEmailMutation,
  useSaveAccountDataMutation,
  useGetAccountSecurityQuery,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useSetSecondStepMutation,
  useEndOneSessionMutation,
  useEndOtherSessionsMutation,
  useForgetDeviceMutation,
} = accountSecurityApi;
