import {
  changeEmail,
  changePassword,
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
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** Recovery, password, e-mail, sessions and second step of an account. */
const accountSecurityApi = addEndpoints(({ reads, writes }) => ({
  requestRecovery: writes(requestRecovery, NOTHING_READ),
  resetPassword: writes(resetPassword, ['Security']),
  replacePendingEmail: writes(replacePendingEmail, ['Session', 'Security']),
  saveAccountData: writes(saveAccountData, ['Session', 'Security']),
  getAccountSecurity: reads(getAccountSecurity, ['Security']),
  changeEmail: writes(changeEmail, ['Security']),
  changePassword: writes(changePassword, ['Security']),
  setSecondStep: writes(setSecondStep, ['Security']),
  endOneSession: writes(endOneSession, ['Security']),
  endOtherSessions: writes(endOtherSessions, ['Security']),
  forgetDevice: writes(forgetDevice, ['Security']),
}));

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
