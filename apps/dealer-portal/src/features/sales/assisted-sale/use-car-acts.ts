import { useState } from 'react';
import {
  isRefusedFor,
  serverSentence,
  useAddAssistedSimulationMutation,
  useRemoveAssistedSimulationMutation,
  useRestoreAssistedSimulationMutation,
} from '@site/api-client';
import { type AssistedCart, type Simulation } from '@site/api-contract';
import { storedChoiceOf } from '@site/simulator';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/** The last action on the cart. A removal can be undone until the next action. */
export type LastAct = {
  text: string;
  failed?: boolean;
  undo?: Simulation;
  /** The action was refused, since the customer has accepted meanwhile. */
  isAccepted?: boolean;
  /** The notice is also shown in a shared cart. */
  isOfAnyCart?: boolean;
};
const NOTHING: LastAct = { text: '' };

/** Copies cars of a cart; while it is prepared, removes them and restores the last one. */
export function useCarActs({ id: cartId, state, simulations }: AssistedCart) {
  const [addCar] = useAddAssistedSimulationMutation();
  const [removeCar] = useRemoveAssistedSimulationMutation();
  const [restoreCar] = useRestoreAssistedSimulationMutation();
  const [last, setLast] = useState(NOTHING);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [copying, setCopying] = useState<readonly string[]>([]);

  async function run(
    { id }: Simulation,
    act: Promise<LastAct>,
    setBusy: typeof setWaiting = setWaiting,
  ) {
    setBusy((others) => [...others, id]);
    try {
      setLast(await act);
    } catch (error) {
      setLast({
        text: serverSentence(error, copy.tryAgain),
        failed: true,
        isAccepted: isRefusedFor(error, 'cart-accepted'),
        isOfAnyCart: setBusy === setCopying,
      });
    }
    setBusy((others) => others.filter((one) => one !== id));
  }

  const paramsOf = ({ id }: Simulation) => ({
    params: { id: cartId, simulationId: id },
  });
  const modelOf = ({ basket }: Simulation) => basket?.modelName ?? '';

  const remove = (car: Simulation) =>
    run(
      car,
      removeCar(paramsOf(car))
        .unwrap()
        .then(() => ({ text: copy.removed(modelOf(car)), undo: car })),
    );
  const undo = (car: Simulation) =>
    run(
      car,
      restoreCar(paramsOf(car))
        .unwrap()
        .then(() => ({ text: copy.undone(modelOf(car)) })),
    );

  /** A second car with the same choice, at today's price. */
  async function addCopy({ basket, place, clientType }: Simulation): Promise<LastAct> {
    if (!basket) return NOTHING;
    const { simulations: now } = await addCar({
      params: { id: cartId },
      body: { clientType, place, choice: storedChoiceOf(basket) },
    }).unwrap();
    const known = new Set(simulations.map(({ id }) => id));
    const added = now.findLast(({ id }) => !known.has(id))?.basket ?? basket;
    return {
      text: copy.duplicated(basket.modelName, basket.quote.monthly, added.quote.monthly),
      isOfAnyCart: true,
    };
  }

  return {
    /** Whether a car is being removed or restored. */
    isWaiting: ({ id }: Simulation) => waiting.includes(id),
    isCopying: ({ id }: Simulation) => copying.includes(id),
    // Notices about a cart in preparation are only shown while it is being prepared.
    last: state === 'prepared' || last.isAccepted || last.isOfAnyCart ? last : NOTHING,
    remove,
    undo,
    duplicate: (car: Simulation) => run(car, addCopy(car), setCopying),
    /** Called before the seller tries another action. */
    forgetFailure: () => setLast(last.failed ? NOTHING : last),
  };
}
