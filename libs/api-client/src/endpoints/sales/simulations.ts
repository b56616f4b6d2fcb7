import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getSharePreview,
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
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

/** The cart: simulations and their baskets. Prices are only asked for, never sent. */
export const simulationsApi = addEndpoints(({ reads, writes }) => ({
  listSimulations: reads(listSimulations, ['Simulations']),
  getSimulation: reads(getSimulation, ['Simulations']),
  quoteChoice: reads(quoteChoice, ['Prices']),
  quoteGuaranteed: reads(quoteGuaranteed, ['Prices', 'Simulations']),
  createSimulation: writes(createSimulation, ['Simulations']),
  deleteSimulation: writes(deleteSimulation, ['Simulations']),
  restoreSimulation: writes(restoreSimulation, ['Simulations']),
  getSimulationInstallments: reads(getSimulationInstallments, ['Simulations']),
  getSharePreview: reads(getSharePreview),
  getShareToken: reads(getShareToken, ['Simulations']),
  openSharedSimulation: reads(openSharedSimulation),
  mailSimulation: writes(mailSimulation, NOTHING_READ),
  createBasket: writes(createBasket, ['Simulations']),
  repriceBasket: writes(repriceBasket, ['Simulations']),
  updateBasket: writes(updateBasket, ['Simulations']),
}));

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
