import { useState } from 'react';
import {
  serverSentence,
  useRemoveAssistedSimulationMutation,
  useRestoreAssistedSimulationMutation,
} from '@site/api-client';
import { type Simulation } from '@site/contracts';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/** What was done last; a removal can be undone as long as it is the last thing said. */
export type LastRemoval = { text: string; failed?: true; undo?: Simulation };

/** Takes cars out of a cart in preparation, and brings the last one back. */
export function useRemoveCar(cartId: string) {
  const [removeCar, { isLoading: isRemoving }] = useRemoveAssistedSimulationMutation();
  const [restoreCar, { isLoading: isRestoring }] = useRestoreAssistedSimulationMutation();
  const [last, setLast] = useState<LastRemoval>({ text: '' });

  async function run(act: Promise<unknown>, done: LastRemoval) {
    try {
      await act;
      setLast(done);
    } catch (error) {
      setLast({ text: serverSentence(error, copy.tryAgain), failed: true });
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
    run(restoreCar(paramsOf(car)).unwrap(), { text: copy.undone(modelOf(car)) });

  return { busy: isRemoving || isRestoring, last, remove, undo };
}
