import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getSimulation,
  listSimulations,
  quoteChoice,
  updateBasket,
  type DataOf,
} from '@site/contracts';
import { api } from '../api';
import { sends, type ArgOf } from './of-call';

const invalidatesTags = ['Simulations'] as const;

/** The cart: simulations and their baskets. A price is only ever asked for, never sent. */
export const simulationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSimulations: build.query<DataOf<typeof listSimulations>, ArgOf<typeof listSimulations>>({
      ...sends(listSimulations),
      providesTags: ['Simulations'],
    }),
    getSimulation: build.query<DataOf<typeof getSimulation>, ArgOf<typeof getSimulation>>({ ...sends(getSimulation), providesTags: ['Simulations'] }),
    quoteChoice: build.query<DataOf<typeof quoteChoice>, ArgOf<typeof quoteChoice>>({ ...sends(quoteChoice), providesTags: ['Prices'] }),
    createSimulation: build.mutation<DataOf<typeof createSimulation>, ArgOf<typeof createSimulation>>({
      ...sends(createSimulation),
      invalidatesTags,
    }),
    deleteSimulation: build.mutation<DataOf<typeof deleteSimulation>, ArgOf<typeof deleteSimulation>>({
      ...sends(deleteSimulation),
      invalidatesTags,
    }),
    createBasket: build.mutation<DataOf<typeof createBasket>, ArgOf<typeof createBasket>>({ ...sends(createBasket), invalidatesTags }),
    updateBasket: build.mutation<DataOf<typeof updateBasket>, ArgOf<typeof updateBasket>>({ ...sends(updateBasket), invalidatesTags }),
  }),
});

export const {
  useListSimulationsQuery,
  useGetSimulationQuery,
  useQuoteChoiceQuery,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useCreateBasketMutation,
  useUpdateBasketMutation,
} = simulationsApi;
