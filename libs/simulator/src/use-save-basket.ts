import { useState } from 'react';
import {
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useUpdateBasketMutation,
} from '@site/api-client';
import { type BasketChoice, type Simulation } from '@site/contracts';
import { samePlace, type Where } from './conditions';
import { type SaveOutcome, saveOutcome } from './save-outcome';

export type SaveRequest = {
  choice: BasketChoice;
  where: Where;
  /** The table of the price that was read; the server stores no other price. */
  priceTable: string | undefined;
  /**
   * The basket to change and the revision that the choice was made from; a new simulation
   * without it.
   */
  replaces?: { id: string; basketId: string; revision: number };
};

/**
 * Stores a choice: a new simulation with its basket, or a new revision of the one that is
 * being edited.
 */
export function useSaveBasket() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [updateBasket] = useUpdateBasketMutation();
  const [saving, setSaving] = useState(false);
  /**
   * Opened but still without a basket: a second try goes on with it instead of leaving an
   * empty one behind.
   */
  const [opened, setOpened] = useState<Simulation | null>(null);

  async function add({ choice, where, priceTable }: SaveRequest): Promise<Simulation> {
    const { clientType, place } = where;
    const isUsable = opened?.clientType === clientType && samePlace(opened.place, place);
    const simulation = isUsable
      ? opened
      : await createSimulation({ body: { clientType, place } }).unwrap();
    setOpened(simulation);
    const added = await createBasket({
      params: { id: simulation.id },
      body: { ...choice, priceTable },
    }).unwrap();
    setOpened(null);
    return added;
  }

  async function update(
    { choice, priceTable }: SaveRequest,
    { id, basketId, revision }: NonNullable<SaveRequest['replaces']>,
  ): Promise<Simulation> {
    const body = { ...choice, revision, priceTable };
    return updateBasket({ params: { id, basketId }, body }).unwrap();
  }

  async function save(request: SaveRequest): Promise<SaveOutcome<Simulation>> {
    setSaving(true);
    const { replaces } = request;
    const outcome = await saveOutcome(
      replaces ? update(request, replaces) : add(request),
    );
    setSaving(false);
    return outcome;
  }

  return { save, saving };
}
