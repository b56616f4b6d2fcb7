import { call } from '../../wire/call';
import type * as schemas from '../customers.schemas';

export const findCustomers = call<typeof schemas.findCustomers>('GET', 'customers', {
  quiet: true, // shown below the field
});

export const getCustomer = call<typeof schemas.getCustomer>('GET', 'customers/:id', {
  quiet: true, // shown in its place
});
