import { call } from '../../wire/call';
import type * as schemas from '../staff.schemas';

export const listStaff = call<typeof schemas.listStaff>('GET', 'staff', {
  quiet: true, // shown in place of the list
});

/** The same for consultants and dealers as `resetSellerApp` for sellers. */
export const resetStaffApp = call<typeof schemas.resetStaffApp>(
  'POST',
  'staff/:id/app-resets',
  {
    quiet: true, // shown above the list
  },
);
