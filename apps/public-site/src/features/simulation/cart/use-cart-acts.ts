import { useState } from 'react';
import { useDeleteSimulationMutation, useRestoreSimulationMutation } from '@site/api-client';
import { useTakeSimulation } from '../conditions/use-take-simulation';
import { cartCopy as copy } from './cart.copy';
import { type CartItem } from './compare-rows';

/** What happened last in the cart; a removal can be undone as long as it is the last thing said. */
export type Said = { text: string; undo?: CartItem };

/** Duplicate, remove and undo. Failures are told by the client; what worked is said by `said`. */
export function useCartActs() {
  const take = useTakeSimulation();
  const [deleteSimulation] = useDeleteSimulationMutation();
  const [restoreSimulation] = useRestoreSimulationMutation();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>({ text: '' });

  async function run(act: () => Promise<Said>) {
    setBusy(true);
    try {
      setSaid(await act());
    } catch {
      // The popup of the failure has said it; the cart stays as it was.
    } finally {
      setBusy(false);
    }
  }

  const duplicate = (item: CartItem) =>
    run(async () => {
      await take(item);
      return { text: copy.duplicated(item.basket.modelName) };
    });

  const remove = (item: CartItem) =>
    run(async () => {
      await deleteSimulation({ params: { id: item.id } }).unwrap();
      return { text: copy.removed(item.basket.modelName), undo: item };
    });

  const undo = ({ id, basket }: CartItem) =>
    run(async () => {
      await restoreSimulation({ params: { id } }).unwrap();
      return { text: copy.undone(basket.modelName) };
    });

  return { busy, said, duplicate, remove, undo };
}
