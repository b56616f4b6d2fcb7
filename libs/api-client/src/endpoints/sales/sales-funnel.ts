import { getSalesFunnel, listPortalLinks } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const salesFunnelApi = addEndpoints(({ reads }) => ({
  getSalesFunnel: reads(getSalesFunnel, ['Proposals']),
  listPortalLinks: reads(listPortalLinks, ['Proposals']),
}));

export const { useGetSalesFunnelQuery, useListPortalLinksQuery } = salesFunnelApi;
