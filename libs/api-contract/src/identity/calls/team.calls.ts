import { call } from '../../wire/call';
import type * as schemas from '../team.schemas';

export const getTeam = call<typeof schemas.getTeam>('GET', 'team', {
  quiet: true, // shown in place of the list
});

export const endSellerAccess = call<typeof schemas.endSellerAccess>(
  'POST',
  'team/sellers/:id/endings',
  {
    quiet: true, // shown above the list
  },
);

export const restoreSellerAccess = call<typeof schemas.restoreSellerAccess>(
  'POST',
  'team/sellers/:id/restorations',
  {
    quiet: true, // shown above the list
  },
);

/**
 * The app of a seller's lost phone stops counting; the next sign-in connects another. It
 * also lets one be connected after the password was recovered by mail.
 */
export const resetSellerApp = call<typeof schemas.resetSellerApp>(
  'POST',
  'team/sellers/:id/app-resets',
  {
    quiet: true, // shown above the list
  },
);

/** Inviting the same address again sends a new link and ends the older one. */
export const inviteSeller = call<typeof schemas.inviteSeller>(
  'POST',
  'team/invitations',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const withdrawSellerInvitation = call<typeof schemas.withdrawSellerInvitation>(
  'POST',
  'team/invitations/:id/withdrawals',
  {
    quiet: true, // shown above the list
  },
);

/**
 * For whoever has the mail's link. It signs nobody in: it gives the invited address, and
 * the sign-in follows with its own rules.
 */
export const acceptSellerInvitation = call<typeof schemas.acceptSellerInvitation>(
  'POST',
  'team/invitations/acceptances',
  {
    quiet: true, // shown above the form
  },
);
