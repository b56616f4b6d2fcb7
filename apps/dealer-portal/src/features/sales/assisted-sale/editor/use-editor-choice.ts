import {
  type AssistedCart,
  type ClientType,
  type Place,
  type Simulation,
} from '@site/api-contract';
import { type ChoiceInput, NO_CHOICE, setParam } from '@site/api-contract/pricing';
import { MODEL_PARAM, SIMULATION_PARAM } from '@site/api-contract/site-paths';
import {
  choiceInputOf,
  type ConfigureState,
  nameConditions,
  readConfigure,
  type UrlForm,
  useUrlState,
  type Where,
  writeConfigure,
} from '@site/simulator';

const TURNED_PARAM = 'tela';
const TO_CUSTOMER = 'cliente';

type EditorState = {
  /** Null until something was chosen. */
  chosen: ConfigureState | null;
  /** The screen is turned to the customer. */
  isTurned: boolean;
};

const form: UrlForm<EditorState> = {
  read: (search) => ({
    chosen: search.has(MODEL_PARAM) ? readConfigure(search) : null,
    isTurned: search.get(TURNED_PARAM) === TO_CUSTOMER,
  }),
  write: (search, { chosen, isTurned }) => {
    const next = new URLSearchParams(search);
    if (chosen) nameConditions(next, chosen);
    const written = chosen ? writeConfigure(next, chosen) : next;
    setParam(written, SIMULATION_PARAM, search.get(SIMULATION_PARAM));
    setParam(written, TURNED_PARAM, isTurned ? TO_CUSTOMER : null);
    return written;
  },
  onServer: [],
};

/** Place and client type; the place is null until the dealership's is known. */
type OpenWhere = { clientType: ClientType; place: Place | null };

/**
 * The choice in the editor: the address's, as in the customers' configurator, and before
 * anything was chosen that of the car in the cart.
 */
export function useEditorChoice(cart: AssistedCart, simulation: Simulation | null) {
  const [{ chosen, isTurned }, change] = useUrlState(form);
  const revision = chosen?.revision ?? simulation?.basket?.revision ?? null;

  function choose(next: ChoiceInput & Where, base = revision): void {
    const simulationId = simulation?.id ?? null;
    change({ chosen: { ...next, dealershipId: null, simulationId, revision: base } });
  }

  return {
    where: chosen ?? whereOf(simulation ?? cart.simulations[0]),
    input: chosen ?? inputOf(simulation),
    revision: revision ?? 1,
    isTurned,
    turn: () => change({ isTurned: !isTurned }),
    choose,
    /** Goes on with the same choice from a newer revision of the car. */
    rebase: (newer: number) => {
      if (chosen) change({ chosen: { ...chosen, revision: newer } });
    },
    /** Goes on from the customer's newer choice. */
    restart: (newer: Simulation) => {
      const { place, clientType, basket } = newer;
      choose({ ...inputOf(newer), place, clientType }, basket?.revision);
    },
  };
}

function inputOf(simulation: Simulation | null): ChoiceInput {
  return simulation?.basket ? choiceInputOf(simulation.basket) : NO_CHOICE;
}

function whereOf(simulation: Simulation | undefined): OpenWhere {
  return {
    clientType: simulation?.clientType ?? 1,
    place: simulation?.place ?? null,
  };
}
