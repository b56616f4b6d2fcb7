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
  const [removeCar, { isLoading: isRemoving }] = useRemoveAssistedSimulationMutation();
  const [restoreCar, { isLoading: isRestoring }] = useRestoreAssistedSimulationMutation();
  const [last, setLast] = useState(NOTHING);

  async function run(act: Promise<unknown>, done: LastRemoval) {
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
  }

  const paramsOf = ({ id }: Simulation) => ({
    params: { id: cartId, simulationId: id },
  });
  const modelOf = ({ basket }: Simulation) => basket?.modelName ?? '';

  const remove = (car: Simulation) =>
    run(removeCar(paramsOf(car)).unwrap(), {
      text: copy.removed(modelOf(car)),
      undo: car,
    });
  const undo = (car: Simulation) =>
    run(restoreCar(paramsOf(car)).unwrap(), {
      text: copy.undone(modelOf(car)),
    });

  return {
    busy: isRemoving || isRestoring,
    // Notices about a cart in preparation are only shown while it is being prepared.
    last: state === 'prepared' || last.isAccepted ? last : NOTHING,
    remove,
    undo,
    /** Called before the seller tries another action. */
    forgetFailure: () => setLast(last.failed ? NOTHING : last),
  };
}
