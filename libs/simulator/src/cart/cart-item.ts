import { type Basket, type Simulation } from '@site/api-contract';

export type CartItem = Simulation & { basket: Basket };

/** Simulations with a car, without those that were never filled. */
export function cartItems(simulations: readonly Simulation[]): CartItem[] {
  return simulations.flatMap((simulation) =>
    simulation.basket ? [{ ...simulation, basket: simulation.basket }] : [],
  );
}
