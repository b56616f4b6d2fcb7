import { call } from '../../wire/call';
import type * as schemas from '../customer-contracts.schemas';

export const listCustomerContracts = call<typeof schemas.listCustomerContracts>(
  'GET',
  'customer-contracts',
  {
    quiet: true, // the list shows it in its place
  },
);
