import { type Basket, type Simulation } from '@site/api-contract';

export type CartItem = Simulation & { basket: Basket };

/** Those that have a car; one that was opened and never filled is left out. */
export function cartItems(simulations: readonly Simulation[]): CartItem[] {
  return simulations.flatMap((simulation) =>
    simulation.basket ? [{ ...simulation, basket: simulation.basket }] : [],
  );
}
