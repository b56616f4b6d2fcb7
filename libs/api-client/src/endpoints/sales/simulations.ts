import {
  createBasket,
  createSimulation,
  type DataOf,
  deleteSimulation,
  getShareToken,
  getSimulation,
  getSimulationInstallments,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
  quoteChoice,
  quoteGuaranteed,
  repriceBasket,
  restoreSimulation,
  updateBasket,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

const invalidatesTags = ['Simulations'] as const;

/**
 * The cart: simulations and their baskets. A price is only ever asked for, never sent.
 */
export const simulationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSimulations: build.query<
      DataOf<typeof listSimulations>,
      ArgOf<typeof listSimulations>
    >({
      ...sends(listSimulations),
      providesTags: ['Simulations'],
    }),
    getSimulation: build.query<DataOf<typeof getSimulation>, ArgOf<typeof getSimulation>>(
      { ...sends(getSimulation), providesTags: ['Simulations'] },
    ),
    quoteChoice: build.query<DataOf<typeof quoteChoice>, ArgOf<typeof quoteChoice>>({
      ...sends(quoteChoice),
      providesTags: ['Prices'],
    }),
    quoteGuaranteed: build.query<
      DataOf<typeof quoteGuaranteed>,
      ArgOf<typeof quoteGuaranteed>
    >({ ...sends(quoteGuaranteed), providesTags: ['Prices', 'Simulations'] }),
    createSimulation: build.mutation<
      DataOf<typeof createSimulation>,
      ArgOf<typeof createSimulation>
    >({
      ...sends(createSimulation),
      invalidatesTags,
    }),
    deleteSimulation: build.mutation<
      DataOf<typeof deleteSimulation>,
      ArgOf<typeof deleteSimulation>
    >({
      ...sends(deleteSimulation),
      invalidatesTags,
    }),
    restoreSimulation: build.mutation<
      DataOf<typeof restoreSimulation>,
      ArgOf<typeof restoreSimulation>
    >({ ...sends(restoreSimulation), invalidatesTags }),
    getSimulationInstallments: build.query<
      DataOf<typeof getSimulationInstallments>,
      ArgOf<typeof getSimulationInstallments>
    >({ ...sends(getSimulationInstallments), providesTags: ['Simulations'] }),
    getShareToken: build.query<DataOf<typeof getShareToken>, ArgOf<typeof getShareToken>>(
      sends(getShareToken),
    ),
    openSharedSimulation: build.query<
      DataOf<typeof openSharedSimulation>,
      ArgOf<typeof openSharedSimulation>
    >(sends(openSharedSimulation)),
    mailSimulation: build.mutation<
      DataOf<typeof mailSimulation>,
      ArgOf<typeof mailSimulation>
    >({
      ...sends(mailSimulation),
      invalidatesTags: NOTHING_READ,
    }),
    createBasket: build.mutation<DataOf<typeof createBasket>, ArgOf<typeof createBasket>>(
      { ...sends(createBasket), invalidatesTags },
    ),
    repriceBasket: build.mutation<
      DataOf<typeof repriceBasket>,
      ArgOf<typeof repriceBasket>
    >({ ...sends(repriceBasket), invalidatesTags }),
    updateBasket: build.mutation<DataOf<typeof updateBasket>, ArgOf<typeof updateBasket>>(
      { ...sends(updateBasket), invalidatesTags },
    ),
  }),
});

export const {
  useListSimulationsQuery,
  useGetSimulationQuery,
  useGetSimulationInstallmentsQuery,
  useQuoteGuaranteedQuery,
  useQuoteChoiceQuery,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useRestoreSimulationMutation,
  useGetShareTokenQuery,
  useOpenSharedSimulationQuery,
  useMailSimulationMutation,
  useCreateBasketMutation,
  useRepriceBasketMutation,
  useUpdateBasketMutation,
} = simulationsApi;
