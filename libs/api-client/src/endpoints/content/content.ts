import { fetchCms, getContentVersion, listPrices } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * CMS pages and the prices beside them; server rendering hands their answers over to the
 * browser.
 */
export const contentApi = addEndpoints(({ reads }) => ({
  fetchCms: reads(fetchCms, ['Content']),
  listPrices: reads(listPrices, ['Prices']),
  getContentVersion: reads(getContentVersion),
}));

export const { useFetchCmsQuery, useListPricesQuery, useGetContentVersionQuery } =
  contentApi;
