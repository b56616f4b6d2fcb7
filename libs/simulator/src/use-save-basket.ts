import { useState } from 'react';
import {
  simulationsApi,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useUpdateBasketMutation,
} from '@site/api-client';
import { type Basket, type BasketChoice, type Simulation } from '@site/api-contract';
import { samePlace } from '@site/api-contract/pricing';
import { sameChoice, storedChoiceOf } from './choice';
import { type SaveOutcome, saveOutcome } from './save-outcome';
import { type Where } from './url/conditions';

export type SaveRequest = {
  choice: BasketChoice;
  where: Where;
  /** The price table of the price on the screen; the server saves no other price. */
  priceTable: string | undefined;
  /**
   * The basket to change and the revision of the choice; without it a new simulation is
   * made.
   */
  replaces?: { id: string; basketId: string; revision: number };
};

/**
 * Saves a choice: a new simulation with its basket, or a new revision of the one that is
 * being changed.
 */
export function useSaveBasket() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [updateBasket] = useUpdateBasketMutation();
  const [readSimulation] = simulationsApi.endpoints.getSimulation.useLazyQuery();
  const [saving, setSaving] = useState(false);
  /**
   * A created simulation without a basket: a second attempt continues with it, so that no
   * empty one is left.
   */
  const [opened, setOpened] = useState<Simulation | null>(null);

  async function open({ clientType, place }: Where): Promise<Simulation> {
    const isUsable = opened?.clientType === clientType && samePlace(opened.place, place);
    if (isUsable) return opened;
    const simulation = await createSimulation({ body: { clientType, place } }).unwrap();
    setOpened(simulation);
    return simulation;
  }

  async function add(request: SaveRequest): Promise<SaveOutcome<Simulation>> {
    const { choice, where, priceTable } = request;
    const opening = await saveOutcome(open(where));
    if (opening.kind !== 'saved') return opening;
    const params = { id: opening.saved.id };
    const added = await saveOutcome(
      createBasket({ params, body: { ...choice, priceTable } }).unwrap(),
    );
    const outcome = added.kind === 'newer' ? await goOn(params, request) : added;
    if (outcome.kind === 'saved' || 'stored' in outcome) setOpened(null);
    return outcome;
  }

  /**
   * An earlier attempt was saved but its answer was lost. The present choice replaces it,
   * unless another window has changed it since.
   */
  async function goOn(
    params: { id: string },
    request: SaveRequest,
  ): Promise<SaveOutcome<Simulation>> {
    const read = await saveOutcome(readSimulation({ params }).unwrap());
    const stored = read.kind === 'saved' ? read.saved : null;
    if (!stored?.basket || isWhatWasAsked(request, stored.basket)) return read;
    const { id: basketId, revision } = stored.basket;
    if (revision > 1) return { kind: 'newer', revision, message: '', stored };
    return saveOutcome(update(request, { ...params, basketId, revision }));
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
    const outcome = await (replaces
      ? saveOutcome(update(request, replaces))
      : add(request));
    setSaving(false);
    return outcome;
  }

  return { save, saving };
}

function isWhatWasAsked({ choice, priceTable }: SaveRequest, basket: Basket): boolean {
  return (
    sameChoice(storedChoiceOf(basket), choice) && basket.quote.priceTable === priceTable
  );
}
