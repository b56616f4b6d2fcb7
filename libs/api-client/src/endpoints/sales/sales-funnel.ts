import { type DataOf, getSalesFunnel, listPortalLinks } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const salesFunnelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesFunnel: build.query<
      DataOf<typeof getSalesFunnel>,
      ArgOf<typeof getSalesFunnel>
    >({ ...sends(getSalesFunnel), providesTags: ['Proposals'] }),
    listPortalLinks: build.query<
      DataOf<typeof listPortalLinks>,
      ArgOf<typeof listPortalLinks>
    >({ ...sends(listPortalLinks), providesTags: ['Proposals'] }),
  }),
});

export const { useGetSalesFunnelQuery, useListPortalLinksQuery } = salesFunnelApi;
