import {
  type DataOf,
  endSellerAccess,
  getTeam,
  restoreSellerAccess,
} from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

/** What was refused, a colleague has changed. */
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
  }),
});

export const {
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useRestoreSellerAccessMutation,
} = teamApi;
