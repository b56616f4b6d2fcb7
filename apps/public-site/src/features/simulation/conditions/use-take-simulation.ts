import { useCreateBasketMutation, useCreateSimulationMutation } from '@site/api-client';
import { type Basket, type BasketChoice, type Simulation } from '@site/contracts';
import { choiceOfBasket } from '../configurator/configure-search';

/**
 * Puts a simulation like this one into one's own cart, at today's price. Rejects when the API refuses, as when the car
 * is not sold any more; the client has said so by then.
 */
export function useTakeSimulation() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  return async ({ clientType, place, basket }: Pick<Simulation, 'clientType' | 'place'> & { basket: Basket }): Promise<Simulation> => {
    const { id } = await createSimulation({ body: { clientType, place } }).unwrap();
    return createBasket({ params: { id }, body: choiceOf(basket) }).unwrap();
  };
}

function choiceOf(basket: Basket): BasketChoice {
  const { term, km, addOns, dealershipId } = choiceOfBasket(basket);
  return { versionSlug: basket.versionSlug, paint: basket.paint, term, km, addOns, dealershipId };
}
