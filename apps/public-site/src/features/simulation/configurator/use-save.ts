import { useState } from 'react';
import { type BasketChoice, type Simulation } from '@site/contracts';
import { failureOf, useCreateBasketMutation, useCreateSimulationMutation, useUpdateBasketMutation } from '@site/api-client';
import { type Conditions } from '../conditions/conditions';

export type Saved =
  | { kind: 'saved'; simulation: Simulation }
  /** Somebody else changed the same simulation first. */
  | { kind: 'newer' }
  /** `refused` has the server's sentence for each part of the choice, `message` its sentence for the whole. */
  | { kind: 'failed'; refused: Readonly<Record<string, string>>; message: string };

/** Stores a choice: a new simulation with its basket, or a new revision of the one that is being edited. */
export function useSave() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [updateBasket] = useUpdateBasketMutation();
  const [saving, setSaving] = useState(false);
  /** Opened but still without a basket: a second try goes on with it instead of leaving an empty one behind. */
  const [opened, setOpened] = useState<Simulation | null>(null);

  async function add(choice: BasketChoice, { place, clientType }: Pick<Conditions, 'place' | 'clientType'>): Promise<Simulation> {
    const usable = opened && opened.clientType === clientType && opened.place.latitude === place.latitude && opened.place.longitude === place.longitude;
    const simulation = usable ? opened : await createSimulation({ body: { clientType, place } }).unwrap();
    setOpened(simulation);
    return createBasket({ params: { id: simulation.id }, body: choice }).unwrap();
  }

  async function save(choice: BasketChoice, conditions: Pick<Conditions, 'place' | 'clientType'>, edited: Simulation | undefined): Promise<Saved> {
    setSaving(true);
    try {
      const basket = edited?.basket;
      const simulation =
        edited && basket
          ? await updateBasket({ params: { id: edited.id, basketId: basket.id }, body: { ...choice, revision: basket.revision } }).unwrap()
          : await add(choice, conditions);
      return { kind: 'saved', simulation };
    } catch (error) {
      const failure = failureOf(error);
      const refused = Object.fromEntries((failure?.notifications ?? []).map(({ key, message }) => [key, message]));
      if (failure?.status === 409 && 'Revision' in refused) return { kind: 'newer' };
      return { kind: 'failed', refused, message: failure?.kind === 'refusal' ? failure.message : '' };
    } finally {
      setSaving(false);
    }
  }

  return { save, saving };
}
