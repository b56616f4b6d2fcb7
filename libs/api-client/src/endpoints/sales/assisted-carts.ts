import {
  addAssistedSimulation,
  type AssistedCart,
  changeAssistedSimulation,
  endAssistedCart,
  getAssistedCart,
  inviteCustomer,
  listAssistedCarts,
  quoteAssistedChange,
  removeAssistedSimulation,
  requestSharing,
  restoreAssistedSimulation,
  setAssistedCampaign,
  startAssistedCart,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The seller's side of a cart that a customer let them into, or that they prepare. */
const assistedCartsApi = addEndpoints(({ reads, writes }) => ({
  listAssistedCarts: reads(listAssistedCarts, ['SharedCarts']),
  getAssistedCart: reads(getAssistedCart, ['SharedCarts']),
  startAssistedCart: writes(startAssistedCart, ['SharedCarts']),
  requestSharing: writes(requestSharing, ['SharedCarts']),
  endAssistedCart: writes(endAssistedCart, ['SharedCarts']),
  inviteCustomer: writes(inviteCustomer, ['SharedCarts']),
  addAssistedSimulation: writes(addAssistedSimulation, ['SharedCarts']),
  quoteAssistedChange: reads(quoteAssistedChange, ['Prices', 'SharedCarts']),
  changeAssistedSimulation: writes(changeAssistedSimulation, ['SharedCarts'], {
    onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (answer) dispatch(putCart(params.id, answer.data));
    },
  }),
  setAssistedCampaign: writes(setAssistedCampaign, ['SharedCarts'], {
    onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (answer) dispatch(putCart(params.id, answer.data));
    },
  }),
  removeAssistedSimulation: writes(removeAssistedSimulation, ['SharedCarts']),
  restoreAssistedSimulation: writes(restoreAssistedSimulation, ['SharedCarts']),
}));

/**
 * Shows the cart of an answer. The seller's next change sends the car's revision, and the
 * cart that is read again may still be on its way.
 */
const putCart = (id: string, cart: AssistedCart) =>
  assistedCartsApi.util.updateQueryData(
    'getAssistedCart',
    { params: { id } },
    () => cart,
  );

export const {
  useListAssistedCartsQuery,
  useQuoteAssistedChangeQuery,
  useGetAssistedCartQuery,
  useStartAssistedCartMutation,
  useRequestSharingMutation,
  useEndAssistedCartMutation,
  useInviteCustomerMutation,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useSetAssistedCampaignMutation,
  useRemoveAssistedSimulationMutation,
  useRestoreAssistedSimulationMutation,
} = assistedCartsApi;
