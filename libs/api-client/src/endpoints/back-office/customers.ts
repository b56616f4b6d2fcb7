import { findCustomers, getCustomer, listAuditLooks } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/**
 * Customers as consultants find and see them, and who looked at whom. Each look stands in
 * the audit trail, so a customer is forgotten as the page is left: each look is a call.
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
