import {
  addAssistedSimulation,
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
  changeAssistedSimulation: writes(changeAssistedSimulation, ['SharedCarts']),
  setAssistedCampaign: writes(setAssistedCampaign, ['SharedCarts']),
  removeAssistedSimulation: writes(removeAssistedSimulation, ['SharedCarts']),
  restoreAssistedSimulation: writes(restoreAssistedSimulation, ['SharedCarts']),
}));

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
