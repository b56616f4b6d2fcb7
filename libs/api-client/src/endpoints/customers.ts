import { type DataOf, findCustomers, getCustomer } from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

/**
 * Customers as consultants find and see them. Each look stands in the audit trail, so a
 * customer is forgotten as the page is left: each look is a call.
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
  }),
});

export const { useFindCustomersQuery, useGetCustomerQuery } = customersApi;
