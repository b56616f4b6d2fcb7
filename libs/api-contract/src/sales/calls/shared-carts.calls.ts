import { call } from '../../wire/call';
import type * as schemas from '../assisted-sale/shared-carts.schemas';

export const getSharedCart = call<typeof schemas.getSharedCart>('GET', 'shared-cart', {
  quiet: true, // read again every few seconds; the panel shows it
});

export const offerSharedCart = call<typeof schemas.offerSharedCart>(
  'POST',
  'shared-cart',
  {
    status: 201,
    quiet: true, // shown below the button
  },
);

export const endSharedCart = call<typeof schemas.endSharedCart>('DELETE', 'shared-cart', {
  quiet: true, // shown below the button
});

/** A read by POST, so that the code is in the body. */
export const openInvitation = call<typeof schemas.openInvitation>(
  'POST',
  'shared-cart/openings',
  {
    quiet: true, // the page shows it in its place
  },
);

/**
 * Accepts or refuses: the invitation of a code, or without one the seller who asks.
 * `page` is the page of the decision.
 */
export const decideSharing = call<typeof schemas.decideSharing>(
  'POST',
  'shared-cart/decisions',
  {
    quiet: true, // shown below the answers
  },
);
