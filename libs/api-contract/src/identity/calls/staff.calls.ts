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

/** From the colleague's next call on; what a lost right let them hold is free again. */
export const changeStaffRights = call<typeof schemas.changeStaffRights>(
  'PUT',
  'staff/:id/rights',
  {
    quiet: true, // the form shows it
  },
);

/** For consultants alone. */
export const endStaffAccess = call<typeof schemas.endStaffAccess>(
  'POST',
  'staff/:id/endings',
  {
    quiet: true, // shown above the list
  },
);

export const restoreStaffAccess = call<typeof schemas.restoreStaffAccess>(
  'POST',
  'staff/:id/restorations',
  {
    quiet: true, // shown above the list
  },
);

/** Inviting the same address again sends a new link and ends the older one. */
export const inviteConsultant = call<typeof schemas.inviteConsultant>(
  'POST',
  'staff/invitations',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const withdrawConsultantInvitation = call<
  typeof schemas.withdrawConsultantInvitation
>('POST', 'staff/invitations/:id/withdrawals', {
  quiet: true, // shown above the list
});

/**
 * For whoever has the mail's link. It signs nobody in: it gives the invited address, and
 * the sign-in follows with its own rules.
 */
export const acceptConsultantInvitation = call<typeof schemas.acceptConsultantInvitation>(
  'POST',
  'staff/invitations/acceptances',
  {
    quiet: true, // shown above the form
  },
);
