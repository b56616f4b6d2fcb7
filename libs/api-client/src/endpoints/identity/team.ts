import {
  acceptConsultantInvitation,
  acceptSellerInvitation,
  endSellerAccess,
  getTeam,
  inviteSeller,
  resetSellerApp,
  restoreSellerAccess,
  withdrawSellerInvitation,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** Stale after a refusal, too: a colleague has changed it. */
const STALE = ['Team', 'Proposals'] as const;

/** Sellers of a dealership, and the invitations of staff. */
const teamApi = addEndpoints(({ reads, writes }) => ({
  getTeam: reads(getTeam, ['Team', 'Session']),
  endSellerAccess: writes(endSellerAccess, STALE),
  restoreSellerAccess: writes(restoreSellerAccess, STALE),
  resetSellerApp: writes(resetSellerApp, NOTHING_READ),
  inviteSeller: writes(inviteSeller, ['Team']),
  withdrawSellerInvitation: writes(withdrawSellerInvitation, ['Team']),
  acceptSellerInvitation: writes(acceptSellerInvitation, NOTHING_READ),
  acceptConsultantInvitation: writes(acceptConsultantInvitation, NOTHING_READ),
}));

export const {
  useAcceptConsultantInvitationMutation,
  useAcceptSellerInvitationMutation,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useInviteSellerMutation,
  useResetSellerAppMutation,
  useRestoreSellerAccessMutation,
  useWithdrawSellerInvitationMutation,
} = teamApi;
