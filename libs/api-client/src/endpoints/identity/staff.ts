import {
  changeStaffRights,
  endStaffAccess,
  inviteConsultant,
  listStaff,
  resetStaffApp,
  restoreStaffAccess,
  withdrawConsultantInvitation,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The team is stale after a refusal, too: a colleague has changed it. */
const staffApi = addEndpoints(({ reads, writes }) => ({
  listStaff: reads(listStaff, ['Team']),
  resetStaffApp: writes(resetStaffApp, ['Team']),
  changeStaffRights: writes(changeStaffRights, ['Team']),
  endStaffAccess: writes(endStaffAccess, ['Team']),
  restoreStaffAccess: writes(restoreStaffAccess, ['Team']),
  inviteConsultant: writes(inviteConsultant, ['Team']),
  withdrawConsultantInvitation: writes(withdrawConsultantInvitation, ['Team']),
}));

export const {
  useChangeStaffRightsMutation,
  useEndStaffAccessMutation,
  useInviteConsultantMutation,
  useListStaffQuery,
  useResetStaffAppMutation,
  useRestoreStaffAccessMutation,
  useWithdrawConsultantInvitationMutation,
} = staffApi;
