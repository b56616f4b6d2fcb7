import { type DataOf, fetchCms, getContentVersion, listPrices } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/**
 * CMS pages and the prices that stand beside them: what server rendering hands over to
 * the browser.
 */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    fetchCms: build.query<DataOf<typeof fetchCms>, ArgOf<typeof fetchCms>>({
      ...sends(fetchCms),
      providesTags: ['Content'],
    }),
    listPrices: build.query<DataOf<typeof listPrices>, ArgOf<typeof listPrices>>({
      ...sends(listPrices),
      providesTags: ['Prices'],
    }),
    getContentVersion: build.query<
      DataOf<typeof getContentVersion>,
      ArgOf<typeof getContentVersion>
    >(sends(getContentVersion)),
  }),
});

export const { useFetchCmsQuery, useListPricesQuery, useGetContentVersionQuery } =
  contentApi;
