import {
  type DataOf,
  findCustomers,
  getCustomer,
  listAuditLooks,
  type QueryOf,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends, sendsPages } from '../of-call';

/**
 * Customers as consultants find and see them, and who looked at whom. Each look stands in
 * the audit trail, so a customer is forgotten as the page is left: each look is a call.
 */
const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCustomers: build.query<DataOf<typeof findCustomers>, ArgOf<typeof findCustomers>>(
      { ...sends(findCustomers), providesTags: ['Session'] },
    ),
    getCustomer: build.query<DataOf<typeof getCustomer>, ArgOf<typeof getCustomer>>({
      ...sends(getCustomer),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
    listAuditLooks: build.infiniteQuery<
      DataOf<typeof listAuditLooks>,
      Omit<QueryOf<typeof listAuditLooks>, 'cursor'>,
      string | null
    >({
      ...sendsPages(listAuditLooks),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} = customersApi;
