import { type Basket, type Simulation } from '@site/contracts';
import { KM_PACKAGES, TERMS } from '@site/contracts/pricing';
import {
  type Conditions,
  pick,
  put,
  readConditions,
  writeConditions,
} from '../conditions/conditions';

/** What the configurator was asked for, as it stands in the URL; nothing here is known to exist. */
export type ConfigureState = Conditions & {
  model: string | null;
  version: string | null;
  paint: string | null;
  addOns: string[];
  dealershipId: string | null;
  /** The simulation that is being edited. */
  simulationId: string | null;
  /** Its revision when the visitor began to change it: what another window did since is seen by it, after a reload too. */
  revision: number | null;
};

export function readConfigure(search: URLSearchParams): ConfigureState {
  return {
    ...readConditions(search),
    model: search.get('modelo'),
    version: search.get('versao'),
    paint: search.get('cor'),
    addOns: (search.get('opcionais') ?? '').split(',').filter(Boolean),
    dealershipId: search.get('loja'),
    simulationId: search.get('simulacao'),
    revision: Number(search.get('revisao')) || null,
  };
}

export function writeConfigure(
  search: URLSearchParams,
  state: ConfigureState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  put(next, 'modelo', state.model);
  put(next, 'versao', state.version);
  put(next, 'cor', state.paint);
  writeConditions(next, state);
  put(next, 'opcionais', state.addOns.join(','));
  put(next, 'loja', state.dealershipId);
  put(next, 'simulacao', state.simulationId);
  put(
    next,
    'revisao',
    state.simulationId && state.revision ? String(state.revision) : null,
  );
  return next;
}

/** The choice of a stored basket, as the configurator holds it. */
export function choiceOfBasket(
  basket: Basket,
): Omit<ConfigureState, 'place' | 'clientType' | 'simulationId' | 'revision'> {
  return {
    model: basket.modelSlug,
    version: basket.versionSlug,
    paint: basket.paint,
    term: pick(TERMS, String(basket.term)) ?? 36,
    km: pick(KM_PACKAGES, String(basket.km)) ?? 1000,
    addOns: basket.addOns.map(({ slug }) => slug),
    dealershipId: basket.dealershipId,
  };
}

/** Query that opens a simulation of the cart in the configurator. */
export function editSearch(simulation: Simulation & { basket: Basket }): URLSearchParams {
  const { id, place, clientType, basket } = simulation;
  return writeConfigure(new URLSearchParams(), {
    ...choiceOfBasket(basket),
    place,
    clientType,
    simulationId: id,
    revision: basket.revision,
  });
}
