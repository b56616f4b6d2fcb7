import { useQuoteAssistedChangeQuery } from '@site/api-client';
import {
  type AssistedCart,
  type BasketChoice,
  type Simulation,
} from '@site/api-contract';
import {
  quoteAnswer,
  useDebouncedChoice,
  useTodaysQuote,
  type Where,
} from '@site/simulator';

/**
 * A car that a seller configures: one of the cart, or a new one when `simulation` is
 * null.
 */
export type AssistedChoice = {
  cart: AssistedCart;
  simulation: Simulation | null;
  where: Where;
  choice: BasketChoice;
};

/**
 * The price at which a choice would be saved. For a car in the cart the server decides
 * between its guaranteed price and today's; a new car has today's price. While a newer
 * price is loading the previous one is shown, and nothing can be saved.
 */
export function useAssistedQuote({ cart, simulation, where, choice }: AssistedChoice) {
  const debounced = useDebouncedChoice(choice);
  const added = useTodaysQuote(debounced, where, { skip: simulation !== null });
  const changed = useQuoteAssistedChangeQuery(
    {
      params: { id: cart.id, simulationId: simulation?.id ?? '' },
      body: debounced.value,
    },
    { skip: simulation === null },
  );
  return {
    ...(simulation ? quoteAnswer(changed, debounced.isSettled) : added),
    /** The price is being read again, as after the car's campaign changed. */
    isReadAgain: changed.isFetching,
  };
}
