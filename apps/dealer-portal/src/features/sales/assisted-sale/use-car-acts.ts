import { useState } from 'react';
import {
  isRefusedFor,
  serverSentence,
  useRemoveAssistedSimulationMutation,
  useRestoreAssistedSimulationMutation,
} from '@site/api-client';
import { type AssistedCart, type Simulation } from '@site/api-contract';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/** The last action on the cart. A removal can be undone until the next action. */
export type LastRemoval = {
  text: string;
  failed?: boolean;
  undo?: Simulation;
  /** The action was refused, since the customer has accepted meanwhile. */
  isAccepted?: boolean;
};
const NOTHING: LastRemoval = { text: '' };

/** Removes cars from a cart in preparation, and restores the last one. */
export function useRemoveCar({ id: cartId, state }: AssistedCart) {
  const [removeCar] = useRemoveAssistedSimulationMutation();
  const [restoreCar] = useRestoreAssistedSimulationMutation();
  const [last, setLast] = useState(NOTHING);
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  async function run({ id }: Simulation, act: Promise<unknown>, done: LastRemoval) {
    setWaiting((others) => [...others, id]);
    try {
      await act;
      setLast(done);
    } catch (error) {
      setLast({
        text: serverSentence(error, copy.tryAgain),
        failed: true,
        isAccepted: isRefusedFor(error, 'cart-accepted'),
      });
    }
    setWaiting((others) => others.filter((one) => one !== id));
  }

  const paramsOf = ({ id }: Simulation) => ({
    params: { id: cartId, simulationId: id },
  });
  const modelOf = ({ basket }: Simulation) => basket?.modelName ?? '';

  const remove = (car: Simulation) =>
    run(car, removeCar(paramsOf(car)).unwrap(), {
      text: copy.removed(modelOf(car)),
      undo: car,
    });
  const undo = (car: Simulation) =>
    run(car, restoreCar(paramsOf(car)).unwrap(), {
      text: copy.undone(modelOf(car)),
    });

  return {
    /** Whether a car is being removed or restored. */
    isWaiting: ({ id }: Simulation) => waiting.includes(id),
    // Notices about a cart in preparation are only shown while it is being prepared.
    last: state === 'prepared' || last.isAccepted ? last : NOTHING,
    remove,
    undo,
    /** Called before the seller tries another action. */
    forgetFailure: () => setLast(last.failed ? NOTHING : last),
  };
}
