import { type ClientType } from '@site/api-contract';
import { type ChoiceInput, readPlan, setParam } from '@site/api-contract/pricing';
import {
  ADD_ONS_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  SIMULATION_PARAM,
  VERSION_PARAM,
} from '@site/api-contract/site-paths';
import { type CartItem } from '../cart/cart-item';
import { choiceInputOf } from '../choice';
import { type Conditions } from './conditions';
import { nameConditions, readConditions, writeConditions } from './conditions-url';

/** The configurator's choice in the URL; its parts may not exist. */
export type ConfigureState = Conditions &
  ChoiceInput & {
    dealershipId: string | null;
    /** The simulation that is being edited. */
    simulationId: string | null;
    /**
     * Its revision when the visitor started to change it, so that a change in another
     * window is noticed, even after a reload.
     */
    revision: number | null;
  };

export function readConfigure(search: URLSearchParams): ConfigureState {
  return {
    ...readPlan(search),
    ...readConditions(search),
    dealershipId: search.get('loja'),
    simulationId: search.get(SIMULATION_PARAM),
    revision: Number(search.get('revisao')) || null,
  };
}

/** Writes the state into a copy of the query; other parameters (campaigns) stay. */
export function writeConfigure(
  search: URLSearchParams,
  state: ConfigureState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  setParam(next, MODEL_PARAM, state.model);
  setParam(next, VERSION_PARAM, state.version);
  setParam(next, PAINT_PARAM, state.paint);
  writeConditions(next, state);
  setParam(next, ADD_ONS_PARAM, state.addOns.join(','));
  setParam(next, 'loja', state.dealershipId);
  setParam(next, SIMULATION_PARAM, state.simulationId);
  setParam(
    next,
    'revisao',
    state.simulationId && state.revision ? String(state.revision) : null,
  );
  return next;
}

/**
 * Query that opens a simulation of the cart in the configurator, with its own place and
 * client type, whatever this browser remembers.
 */
export function editSearch({ id, place, clientType, basket }: CartItem): URLSearchParams {
  const choice = choiceInputOf(basket);
  const search = new URLSearchParams();
  nameConditions(search, { ...choice, place, clientType });
  return writeConfigure(search, {
    ...choice,
    place,
    clientType,
    dealershipId: basket.dealershipId,
    simulationId: id,
    revision: basket.revision,
  });
}

/** Query that starts the same choice for the other client type. */
export function anewFor(clientType: ClientType, item: CartItem): URLSearchParams {
  return writeConfigure(editSearch(item), {
    ...readConfigure(editSearch(item)),
    clientType,
    simulationId: null,
    revision: null,
  });
}
