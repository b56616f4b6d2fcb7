import { type DataOf, getSalesFunnel } from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

export const salesFunnelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesFunnel: build.query<
      DataOf<typeof getSalesFunnel>,
      ArgOf<typeof getSalesFunnel>
    >({ ...sends(getSalesFunnel), providesTags: ['Proposals'] }),
  }),
});

export const { useGetSalesFunnelQuery } = salesFunnelApi;
