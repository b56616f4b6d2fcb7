import { useSearchParams } from 'react-router-dom';
import { type Simulation } from '@site/api-contract';
import { SIMULATION_PARAM } from '@site/api-contract/site-paths';

/** In place of a simulation's id: a car that is not in the cart yet. */
const NEW_CAR = 'novo';

/**
 * The editor has an address, so that a reload in the middle of a sale opens it again with
 * the same choice, and the browser's Back closes it.
 */
export function useEditorAddress(simulations: readonly Simulation[]) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(SIMULATION_PARAM);
  return {
    /** The car in the editor; null for a new one, undefined while it is closed. */
    edited: wanted === NEW_CAR ? null : simulations.find(({ id }) => id === wanted),
    open: (simulationId: string | null) =>
      setSearch(
        { [SIMULATION_PARAM]: simulationId ?? NEW_CAR },
        { preventScrollReset: true },
      ),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  };
}
