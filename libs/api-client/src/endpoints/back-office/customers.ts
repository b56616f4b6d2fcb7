import { findCustomers, getCustomer, listAuditLooks } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * Customers for consultants, and who looked at whom. The audit trail records each look,
 * so a customer is dropped from the cache when the page is left, and each look is a call.
 */
const customersApi = addEndpoints(({ reads, readsPages }) => ({
  findCustomers: reads(findCustomers, ['Session']),
  getCustomer: reads(getCustomer, ['Session'], { keepUnusedDataFor: 0 }),
  listAuditLooks: readsPages(listAuditLooks, ['Session'], { keepUnusedDataFor: 0 }),
}));

export const {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} = customersApi;
