import {
  decideSharing,
  endSharedCart,
  getSharedCart,
  offerSharedCart,
  openInvitation,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The customer's decision changes whose simulations the cart shows. */
const WITH_THE_CART = ['SharedCarts', 'Simulations'] as const;

/**
 * The customer's side of a cart that a seller also sees. The seller's side has its own
 * file, which the public site does not load.
 */
export const sharedCartsApi = addEndpoints(({ reads, writes }) => ({
  getSharedCart: reads(getSharedCart, ['SharedCarts']),
  offerSharedCart: writes(offerSharedCart, ['SharedCarts']),
  endSharedCart: writes(endSharedCart, ['SharedCarts']),
  openInvitation: reads(openInvitation),
  decideSharing: writes(decideSharing, WITH_THE_CART),
}));

export const {
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useEndSharedCartMutation,
  useOpenInvitationQuery,
  useDecideSharingMutation,
} = sharedCartsApi;
