import { type Basket, type Simulation } from '@site/api-contract';
import { countDeliveryDay } from '../../../catalog/stock/delivery-day';

/** A basket as shown at a later moment: only the promised day differs. */
export function contractedAt(now: Date, basket: Basket): Basket {
  const { quote } = basket;
  return {
    ...basket,
    quote: { ...quote, delivery: countDeliveryDay(quote.delivery, now) },
  };
}

/** The same for a whole simulation. */
export function simulationAt(now: Date, simulation: Simulation): Simulation {
  return {
    ...simulation,
    basket: simulation.basket && contractedAt(now, simulation.basket),
  };
}
