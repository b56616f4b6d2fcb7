import { isRefusedFor, simulationsApi } from '@site/api-client';
import { type Quote, type SharedSimulation, type Simulation } from '@site/api-contract';
import { sameAmounts } from '@site/api-contract/pricing';
import { storedChoiceOf } from '@site/simulator';
import { useCopySimulation } from './use-copy-simulation';

export type Shown = SharedSimulation & {
  basket: NonNullable<SharedSimulation['basket']>;
};

/** Nothing was stored where today's price is another one. */
export type Copied = { copy: Simulation } | { copy: null; today: Quote };

/**
 * Copies a simulation into the own cart at no other price than the one that was read.
 * Its guarantee is not copied: a newer table's price is to be asked for first.
 */
export function useCopyAsRead() {
  const copySimulation = useCopySimulation();
  const [askPrice] = simulationsApi.endpoints.quoteChoice.useLazyQuery();
  return async (simulation: Shown, read: Quote): Promise<Copied> => {
    try {
      return { copy: await copySimulation(simulation, read.priceTable) };
    } catch (error) {
      if (!isRefusedFor(error, 'price-table-changed')) throw error;
    }
    const { basket, clientType, place } = simulation;
    const { latitude, longitude } = place;
    const today = await askPrice({
      body: { ...storedChoiceOf(basket), clientType, latitude, longitude },
    }).unwrap();
    return sameAmounts(read, today)
      ? { copy: await copySimulation(simulation, today.priceTable) }
      : { copy: null, today };
  };
}
