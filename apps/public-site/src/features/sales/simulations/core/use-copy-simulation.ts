import {
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
} from '@site/api-client';
import { type Basket, type Simulation } from '@site/api-contract';
import { storedChoiceOf } from '@site/simulator';

/**
 * Puts a simulation like this one into one's own cart, at today's price; `priceTable` is
 * the table of the price that was read, and no other is stored then. Rejects when the API
 * refuses, as when the car is not sold any more; nothing is left of it then.
 */
export function useCopySimulation() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [deleteSimulation] = useDeleteSimulationMutation();
  return async (
    {
      clientType,
      place,
      basket,
    }: Pick<Simulation, 'clientType' | 'place'> & {
      basket: Basket;
    },
    priceTable?: string,
  ): Promise<Simulation> => {
    const { id } = await createSimulation({ body: { clientType, place } }).unwrap();
    try {
      return await createBasket({
        params: { id },
        body: { ...storedChoiceOf(basket), priceTable },
      }).unwrap();
    } catch (error) {
      await deleteSimulation({ params: { id } });
      throw error;
    }
  };
}
