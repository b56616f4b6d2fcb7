import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@site/api-client';
import { type BasketChoice, type Simulation } from '@site/api-contract';
import {
  choiceInputOf,
  type ConfigureState,
  type SaveOutcome,
  type SaveRequest,
  useSaveBasket,
} from '@site/simulator';
import { useRememberCart } from '../../core/conditions/draft';
import { type PriceNow } from '../price/use-price';
import { type EditNow } from './use-edit';

type Given = {
  state: ConfigureState;
  /** The choice on screen. */
  shown: BasketChoice;
  /** The dealership is the nearest one, and the visitor did not choose it. */
  leftToNearest: boolean;
  editing: EditNow;
  price: PriceNow;
  onChange: (change: Partial<ConfigureState>) => void;
};

/**
 * Saves the choice on the screen, and handles the obstacles: another window that saved
 * first, an outdated price, a refusal. The choice is kept in each case.
 */
export function useSaveChoice({
  state: { place, clientType },
  shown,
  leftToNearest,
  editing: { edit, look, take },
  price,
  onChange,
}: Given) {
  const dispatch = useDispatch();
  const rememberCart = useRememberCart();
  const { save, saving } = useSaveBasket();
  const [failed, setFailed] = useState<Extract<
    SaveOutcome<Simulation>,
    { kind: 'failed' }
  > | null>(null);
  /** Number of failed attempts, after each of which the focus moves to the reason. */
  const [failures, setFailures] = useState(0);
  const [comparing, setComparing] = useState(false);
  /** The visitor's own choice, set aside for a newer one. */
  const [draft, setDraft] = useState<Partial<ConfigureState> | null>(null);

  // A simulation without a chosen dealership stays without one; otherwise its history
  // would show a choice that was never made.
  const choice =
    leftToNearest && edit?.item.basket.dealershipId === null
      ? { ...shown, dealershipId: null }
      : shown;
  const request: SaveRequest = {
    choice,
    where: { place, clientType },
    priceTable: price.quote?.priceTable,
  };

  /** Returns the saved simulation; null on failure, which the screen explains. */
  async function send(unsaved: SaveRequest): Promise<Simulation | null> {
    setFailed(null);
    const outcome = await save(unsaved);
    if (outcome.kind === 'saved') {
      const { saved } = outcome;
      take(saved);
      rememberCart(saved);
      setComparing(false);
      setDraft(null);
      return saved;
    }
    if (outcome.kind === 'newer') {
      const { stored } = outcome;
      if (stored) {
        take(stored);
        onChange({ simulationId: stored.id, revision: stored.basket?.revision ?? null });
      } else await look();
      setComparing(true);
      return null;
    }
    if (outcome.kind === 'other-price') {
      price.outdate();
      dispatch(api.util.invalidateTags(['Prices', 'Simulations']));
    } else setFailed(outcome);
    setComparing(false);
    setFailures((count) => count + 1);
    return null;
  }

  /** Saves the choice over the given revision of the simulation. */
  const replace = (revision: number) =>
    send({
      ...request,
      replaces: edit && { id: edit.item.id, basketId: edit.item.basket.id, revision },
    });

  async function store(): Promise<Simulation | null> {
    if (!edit) return send(request);
    if (!edit.stale) return replace(edit.revision);
    setComparing(true);
    return null;
  }

  function takeNewer() {
    if (!edit) return;
    const { basket } = edit.item;
    const { versionSlug: version, ...parts } = choice;
    setDraft({ version, ...parts });
    onChange({
      ...choiceInputOf(basket),
      dealershipId: basket.dealershipId,
      revision: basket.revision,
    });
    setComparing(false);
  }

  function takeDraftBack() {
    if (draft) onChange({ ...draft, revision: edit?.item.basket.revision ?? null });
    setDraft(null);
  }

  return {
    store,
    saving,
    failed,
    failures,
    forget: () => setFailed(null),
    comparing,
    setComparing,
    draft,
    takeNewer,
    takeDraftBack,
    keepMine: () => replace(edit?.item.basket.revision ?? 0),
    keepBoth: () => send({ ...request, priceTable: price.todaysTable }),
  };
}
