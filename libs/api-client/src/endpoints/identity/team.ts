import {
  acceptSellerInvitation,
  type DataOf,
  endSellerAccess,
  getTeam,
  inviteSeller,
  restoreSellerAccess,
  withdrawSellerInvitation,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

/** Also after a refusal: then a colleague has changed what it was about. */
const STALE = ['Team', 'Proposals'] as const;

/** Sellers of a dealership. */
const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<DataOf<typeof getTeam>, ArgOf<typeof getTeam>>({
      ...sends(getTeam),
      providesTags: ['Team', 'Session'],
    }),
    endSellerAccess: build.mutation<
      DataOf<typeof endSellerAccess>,
      ArgOf<typeof endSellerAccess>
    >({ ...sends(endSellerAccess), invalidatesTags: STALE }),
    restoreSellerAccess: build.mutation<
      DataOf<typeof restoreSellerAccess>,
      ArgOf<typeof restoreSellerAccess>
    >({ ...sends(restoreSellerAccess), invalidatesTags: STALE }),
    inviteSeller: build.mutation<DataOf<typeof inviteSeller>, ArgOf<typeof inviteSeller>>(
      { ...sends(inviteSeller), invalidatesTags: ['Team'] },
    ),
    withdrawSellerInvitation: build.mutation<
      DataOf<typeof withdrawSellerInvitation>,
      ArgOf<typeof withdrawSellerInvitation>
    >({ ...sends(withdrawSellerInvitation), invalidatesTags: ['Team'] }),
    acceptSellerInvitation: build.mutation<
      DataOf<typeof acceptSellerInvitation>,
      ArgOf<typeof acceptSellerInvitation>
    >({ ...sends(acceptSellerInvitation), invalidatesTags: NOTHING_READ }),
  }),
});

export const {
  useAcceptSellerInvitationMutation,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useInviteSellerMutation,
  useRestoreSellerAccessMutation,
  useWithdrawSellerInvitationMutation,
} = teamApi;
