import {
  addAssistedSimulation, changeAssistedSimulation, decideSharing, endAssistedCart, endSharedCart, getAssistedCart, getSharedCart, inviteCustomer, listAssistedCarts, offerSharedCart,
  openInvitation, requestSharing, startAssistedCart, type DataOf,
} from '@site/contracts';
import { api } from '../api';
import { sends, type ArgOf } from './of-call';

const invalidatesTags = ['SharedCarts'] as const;
/** What a customer decides changes whose simulations the cart shows. */
const WITH_THE_CART = ['SharedCarts', 'Simulations'] as const;

/** The cart that a seller and a customer look at together: the customer's side, then the seller's. */
export const sharedCartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedCart: build.query<DataOf<typeof getSharedCart>, ArgOf<typeof getSharedCart>>({ ...sends(getSharedCart), providesTags: ['SharedCarts'] }),
    offerSharedCart: build.mutation<DataOf<typeof offerSharedCart>, ArgOf<typeof offerSharedCart>>({ ...sends(offerSharedCart), invalidatesTags }),
    endSharedCart: build.mutation<DataOf<typeof endSharedCart>, ArgOf<typeof endSharedCart>>({ ...sends(endSharedCart), invalidatesTags }),
    openInvitation: build.query<DataOf<typeof openInvitation>, ArgOf<typeof openInvitation>>(sends(openInvitation)),
    decideSharing: build.mutation<DataOf<typeof decideSharing>, ArgOf<typeof decideSharing>>({ ...sends(decideSharing), invalidatesTags: WITH_THE_CART }),
    listAssistedCarts: build.query<DataOf<typeof listAssistedCarts>, ArgOf<typeof listAssistedCarts>>({ ...sends(listAssistedCarts), providesTags: ['SharedCarts'] }),
    getAssistedCart: build.query<DataOf<typeof getAssistedCart>, ArgOf<typeof getAssistedCart>>({ ...sends(getAssistedCart), providesTags: ['SharedCarts'] }),
    startAssistedCart: build.mutation<DataOf<typeof startAssistedCart>, ArgOf<typeof startAssistedCart>>({ ...sends(startAssistedCart), invalidatesTags }),
    requestSharing: build.mutation<DataOf<typeof requestSharing>, ArgOf<typeof requestSharing>>({ ...sends(requestSharing), invalidatesTags }),
    endAssistedCart: build.mutation<DataOf<typeof endAssistedCart>, ArgOf<typeof endAssistedCart>>({ ...sends(endAssistedCart), invalidatesTags }),
    inviteCustomer: build.mutation<DataOf<typeof inviteCustomer>, ArgOf<typeof inviteCustomer>>({ ...sends(inviteCustomer), invalidatesTags }),
    addAssistedSimulation: build.mutation<DataOf<typeof addAssistedSimulation>, ArgOf<typeof addAssistedSimulation>>({ ...sends(addAssistedSimulation), invalidatesTags }),
    changeAssistedSimulation: build.mutation<DataOf<typeof changeAssistedSimulation>, ArgOf<typeof changeAssistedSimulation>>({
      ...sends(changeAssistedSimulation),
      invalidatesTags,
    }),
  }),
});

export const {
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useEndSharedCartMutation,
  useOpenInvitationQuery,
  useDecideSharingMutation,
  useListAssistedCartsQuery,
  useGetAssistedCartQuery,
  useStartAssistedCartMutation,
  useRequestSharingMutation,
  useEndAssistedCartMutation,
  useInviteCustomerMutation,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
} = sharedCartsApi;
