import { type TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
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
import { type ContractQuery } from '../../api';
import { addEndpoints } from '../add-endpoints';

/**
 * Shows the cart of an answer. The seller's next change sends the car's revision, and the
 * cart that is read again may still be on its way.
 */
const showAnswer: TypedMutationOnQueryStarted<
  AssistedCart,
  { params: { id: string } },
  ContractQuery,
  'api'
> = async ({ params }, { dispatch, queryFulfilled }) => {
  const answer = await queryFulfilled.catch(() => null);
  if (answer)
    dispatch(
      assistedCartsApi.util.updateQueryData(
        'getAssistedCart',
        { params: { id: params.id } },
        () => answer.data,
      ),
    );
};

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
    onQueryStarted: showAnswer,
  }),
  setAssistedCampaign: writes(setAssistedCampaign, ['SharedCarts'], {
    onQueryStarted: showAnswer,
  }),
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
