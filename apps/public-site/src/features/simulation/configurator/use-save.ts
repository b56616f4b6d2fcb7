import { useState } from 'react';
import {
  failureOf,
  isRefusedFor,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useUpdateBasketMutation,
} from '@site/api-client';
import { type BasketChoice, type Simulation } from '@site/contracts';
import { type Conditions } from '@site/simulator';

export type Saved =
  | { kind: 'saved'; simulation: Simulation }
  /** Somebody else changed the same simulation first. */
  | { kind: 'newer' }
  /** The price on the screen is not in force any more; nothing was stored. */
  | { kind: 'other-price' }
  /** `refused` has the server's sentence for each part of the choice, `message` its sentence for the whole. */
  | { kind: 'failed'; refused: Readonly<Record<string, string>>; message: string };

export type Order = {
  choice: BasketChoice;
  where: Pick<Conditions, 'place' | 'clientType'>;
  /** The table of the price that was read; the server stores no other price. */
  priceTable: string | undefined;
  /** The basket to change and the revision that the choice was made from; a new simulation without it. */
  over?: { id: string; basketId: string; revision: number };
};

/** Stores a choice: a new simulation with its basket, or a new revision of the one that is being edited. */
export function useSave() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [updateBasket] = useUpdateBasketMutation();
  const [saving, setSaving] = useState(false);
  /** Opened but still without a basket: a second try goes on with it instead of leaving an empty one behind. */
  const [opened, setOpened] = useState<Simulation | null>(null);

  async function add({
    choice,
    where: { place, clientType },
    priceTable,
  }: Order): Promise<Simulation> {
    const usable =
      opened &&
      opened.clientType === clientType &&
      opened.place.latitude === place.latitude &&
      opened.place.longitude === place.longitude;
    const simulation = usable
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

  async function save(order: Order): Promise<Saved> {
    const { choice, priceTable, over } = order;
    setSaving(true);
    try {
      const simulation = over
        ? await updateBasket({
            params: { id: over.id, basketId: over.basketId },
            body: { ...choice, revision: over.revision, priceTable },
          }).unwrap()
        : await add(order);
      return { kind: 'saved', simulation };
    } catch (error) {
      if (isRefusedFor(error, 'basket-changed')) return { kind: 'newer' };
      if (isRefusedFor(error, 'price-table-changed')) return { kind: 'other-price' };
      const failure = failureOf(error);
      return {
        kind: 'failed',
        refused: Object.fromEntries(
          (failure?.notifications ?? []).map(({ key, message }) => [key, message]),
        ),
        message: failure?.kind === 'refusal' ? failure.message : '',
      };
    } finally {
      setSaving(false);
    }
  }

  return { save, saving };
}
