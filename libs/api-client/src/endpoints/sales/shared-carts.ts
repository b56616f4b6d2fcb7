import {
  type DataOf,
  decideSharing,
  endSharedCart,
  getSharedCart,
  offerSharedCart,
  openInvitation,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const invalidatesTags = ['SharedCarts'] as const;
/** The customer's decision changes whose simulations the cart shows. */
const WITH_THE_CART = ['SharedCarts', 'Simulations'] as const;

/**
 * The customer's side of a cart that a seller looks at too. The seller's is a file of its
 * own: the public site does without.
 */
const sharedCartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedCart: build.query<DataOf<typeof getSharedCart>, ArgOf<typeof getSharedCart>>(
      { ...sends(getSharedCart), providesTags: ['SharedCarts'] },
    ),
    offerSharedCart: build.mutation<
      DataOf<typeof offerSharedCart>,
      ArgOf<typeof offerSharedCart>
    >({ ...sends(offerSharedCart), invalidatesTags }),
    endSharedCart: build.mutation<
      DataOf<typeof endSharedCart>,
      ArgOf<typeof endSharedCart>
    >({ ...sends(endSharedCart), invalidatesTags }),
    openInvitation: build.query<
      DataOf<typeof openInvitation>,
      ArgOf<typeof openInvitation>
    >(sends(openInvitation)),
    decideSharing: build.mutation<
      DataOf<typeof decideSharing>,
      ArgOf<typeof decideSharing>
    >({ ...sends(decideSharing), invalidatesTags: WITH_THE_CART }),
  }),
});

export const {
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useEndSharedCartMutation,
  useOpenInvitationQuery,
  useDecideSharingMutation,
} = sharedCartsApi;
