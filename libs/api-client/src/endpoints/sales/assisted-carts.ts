import {
  addAssistedSimulation,
  changeAssistedSimulation,
  type DataOf,
  endAssistedCart,
  getAssistedCart,
  inviteCustomer,
  listAssistedCarts,
  quoteAssistedChange,
  removeAssistedSimulation,
  requestSharing,
  restoreAssistedSimulation,
  startAssistedCart,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const invalidatesTags = ['SharedCarts'] as const;

/** The seller's side of a cart that a customer let them into, or that they prepare. */
const assistedCartsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAssistedCarts: build.query<
      DataOf<typeof listAssistedCarts>,
      ArgOf<typeof listAssistedCarts>
    >({ ...sends(listAssistedCarts), providesTags: ['SharedCarts'] }),
    getAssistedCart: build.query<
      DataOf<typeof getAssistedCart>,
      ArgOf<typeof getAssistedCart>
    >({ ...sends(getAssistedCart), providesTags: ['SharedCarts'] }),
    startAssistedCart: build.mutation<
      DataOf<typeof startAssistedCart>,
      ArgOf<typeof startAssistedCart>
    >({ ...sends(startAssistedCart), invalidatesTags }),
    requestSharing: build.mutation<
      DataOf<typeof requestSharing>,
      ArgOf<typeof requestSharing>
    >({ ...sends(requestSharing), invalidatesTags }),
    endAssistedCart: build.mutation<
      DataOf<typeof endAssistedCart>,
      ArgOf<typeof endAssistedCart>
    >({ ...sends(endAssistedCart), invalidatesTags }),
    inviteCustomer: build.mutation<
      DataOf<typeof inviteCustomer>,
      ArgOf<typeof inviteCustomer>
    >({ ...sends(inviteCustomer), invalidatesTags }),
    addAssistedSimulation: build.mutation<
      DataOf<typeof addAssistedSimulation>,
      ArgOf<typeof addAssistedSimulation>
    >({ ...sends(addAssistedSimulation), invalidatesTags }),
    quoteAssistedChange: build.query<
      DataOf<typeof quoteAssistedChange>,
      ArgOf<typeof quoteAssistedChange>
    >({ ...sends(quoteAssistedChange), providesTags: ['Prices', 'SharedCarts'] }),
    changeAssistedSimulation: build.mutation<
      DataOf<typeof changeAssistedSimulation>,
      ArgOf<typeof changeAssistedSimulation>
    >({
      ...sends(changeAssistedSimulation),
      invalidatesTags,
    }),
    removeAssistedSimulation: build.mutation<
      DataOf<typeof removeAssistedSimulation>,
      ArgOf<typeof removeAssistedSimulation>
    >({ ...sends(removeAssistedSimulation), invalidatesTags }),
    restoreAssistedSimulation: build.mutation<
      DataOf<typeof restoreAssistedSimulation>,
      ArgOf<typeof restoreAssistedSimulation>
    >({ ...sends(restoreAssistedSimulation), invalidatesTags }),
  }),
});

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
  useRemoveAssistedSimulationMutation,
  useRestoreAssistedSimulationMutation,
} = assistedCartsApi;
