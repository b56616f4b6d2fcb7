import { useState } from 'react';
import { useListSimulationsQuery } from '@site/api-client';
import { type Basket, type Simulation } from '@site/api-contract';

type Seen = {
  simulations: readonly Simulation[] | undefined;
  /** By the code of a simulation, its basket before the last change. */
  before: ReadonlyMap<string, Basket>;
};

/**
 * Remembers the choice before the last change of each simulation, as long as the page is
 * open. Gives both for a simulation, and null where it has seen no single change.
 */
export function useChoicesBefore() {
  const { data } = useListSimulationsQuery();
  const [{ simulations, before }, setSeen] = useState<Seen>({
    simulations: data,
    before: new Map(),
  });
  if (data !== simulations)
    setSeen({
      simulations: data,
      before: new Map([...before, ...changedOnce(simulations ?? [], data ?? [])]),
    });
  return (code: string | null) => {
    const simulation = data?.find((one) => one.code === code);
    const earlier = before.get(code ?? '');
    const { basket = null } = simulation ?? {};
    return simulation && basket && earlier && earlier.revision + 1 === basket.revision
      ? { id: simulation.id, basket, earlier }
      : null;
  };
}

const changedOnce = (were: readonly Simulation[], are: readonly Simulation[]) =>
  are.flatMap(({ code, basket }): [string, Basket][] => {
    const was = were.find((one) => one.code === code)?.basket;
    return was && basket && was.revision + 1 === basket.revision ? [[code, was]] : [];
  });
