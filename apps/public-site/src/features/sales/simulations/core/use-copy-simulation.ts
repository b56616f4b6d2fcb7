import {
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
} from '@site/api-client';
import { type Basket, type Simulation } from '@site/api-contract';
import { storedChoiceOf } from '@site/simulator';

/**
 * Creates a simulation like this one in the own cart, at today's price; `priceTable` is
 * the table of the shown price, and no other is accepted. Rejects when the API refuses,
 * such as for a car that is not sold any more; then nothing is stored.
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
