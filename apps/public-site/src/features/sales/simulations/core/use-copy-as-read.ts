import { isRefusedFor, simulationsApi } from '@site/api-client';
import { type Quote, type SharedSimulation, type Simulation } from '@site/api-contract';
import { sameAmounts } from '@site/api-contract/pricing';
import { storedChoiceOf } from '@site/simulator';
import { useCopySimulation } from './use-copy-simulation';

export type Shown = SharedSimulation & {
  basket: NonNullable<SharedSimulation['basket']>;
};

/** The copy, or null and today's price when that is another one. */
export type Copied = { copy: Simulation } | { copy: null; today: Quote };

/**
 * Copies a simulation into the own cart only at the price that was shown. The guarantee
 * of the original does not apply, so today's price is loaded and compared first.
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
