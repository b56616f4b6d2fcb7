import { useState } from 'react';
import { isRefusedFor, simulationsApi } from '@site/api-client';
import { type Quote, type SharedSimulation } from '@site/contracts';
import { sameAmounts } from '@site/contracts/pricing';
import { storedChoiceOf } from '@site/simulator';
import { useAction } from '../core/use-action';
import { useCopySimulation } from '../core/use-copy-simulation';

export type Shown = SharedSimulation & {
  basket: NonNullable<SharedSimulation['basket']>;
};

/**
 * Copies somebody else's simulation into the own cart, at a price that was read: where a
 * newer table is in force, today's price is shown and asked for first.
 */
export function useKeepShared(simulation: Shown) {
  const copySimulation = useCopySimulation();
  const [askPrice] = simulationsApi.endpoints.quoteChoice.useLazyQuery();
  const { busy, problem, run } = useAction();
  /** Today's price, once it is known to be another one. */
  const [today, setToday] = useState<Quote | null>(null);

  async function copyAt(read: Quote): Promise<boolean> {
    try {
      await copySimulation(simulation, read.priceTable);
      return true;
    } catch (error) {
      if (!isRefusedFor(error, 'price-table-changed')) throw error;
    }
    const { basket, clientType, place } = simulation;
    const { latitude, longitude } = place;
    const quote = await askPrice({
      body: { ...storedChoiceOf(basket), clientType, latitude, longitude },
    }).unwrap();
    if (!sameAmounts(read, quote)) {
      setToday(quote);
      return false;
    }
    await copySimulation(simulation, quote.priceTable);
    return true;
  }

  /** Says whether it is in the cart. */
  async function keep(): Promise<boolean> {
    let isKept = false;
    await run(async () => {
      isKept = await copyAt(today ?? simulation.basket.quote);
    });
    return isKept;
  }

  return { busy, problem, today, keep };
}
