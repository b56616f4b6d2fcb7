import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@site/api-client';
import { type Simulation } from '@site/contracts';
import {
  basketChoiceOf,
  type Choice,
  choiceInputOf,
  type ConfigureState,
} from '@site/simulator';
import { useRememberCart } from '../conditions/draft';
import { type EditNow } from './use-edit';
import { type PriceNow } from './use-price';
import { type Order, type Saved, useSave } from './use-save';

type Given = {
  state: ConfigureState;
  choice: Choice;
  dealershipId: string | null;
  editing: EditNow;
  price: PriceNow;
  onChange: (change: Partial<ConfigureState>) => void;
};

/**
 * Storing what stands on the screen, and what comes in its way: another window that was first, a price that is out of
 * force, a refusal. Nothing that was chosen is lost by any of them.
 */
export function useStore({
  state,
  choice,
  dealershipId,
  editing: { edit, look, take },
  price,
  onChange,
}: Given) {
  const dispatch = useDispatch();
  const rememberCart = useRememberCart();
  const { save, saving } = useSave();
  const [failed, setFailed] = useState<Extract<Saved, { kind: 'failed' }> | null>(null);
  /** Counts what the visitor has to read before a next try. */
  const [trouble, setTrouble] = useState(0);
  const [comparing, setComparing] = useState(false);
  /** The own choice, set aside for a newer one. */
  const [mine, setMine] = useState<Partial<ConfigureState> | null>(null);

  const order: Order = {
    choice: basketChoiceOf(choice, dealershipId),
    where: { place: state.place, clientType: state.clientType },
    priceTable: price.priceTable,
  };

  async function run(asked: Order): Promise<Simulation | null> {
    setFailed(null);
    const saved = await save(asked);
    if (saved.kind === 'saved') {
      const { simulation } = saved;
      take(simulation);
      rememberCart(simulation);
      setComparing(false);
      setMine(null);
      return simulation;
    }
    if (saved.kind === 'newer') {
      await look();
      setComparing(true);
    }
    if (saved.kind === 'other-price') {
      price.outdate();
      dispatch(api.util.invalidateTags(['Prices', 'Simulations']));
    }
    if (saved.kind !== 'newer') {
      setComparing(false);
      setTrouble((count) => count + 1);
    }
    if (saved.kind === 'failed') setFailed(saved);
    return null;
  }

  /** Stores the choice over a revision of the edited simulation; null when it was not stored, and then the screen says why. */
  const over = (revision: number) =>
    run({
      ...order,
      over: edit && { id: edit.item.id, basketId: edit.item.basket.id, revision },
    });

  async function store(): Promise<Simulation | null> {
    if (!edit) return run(order);
    if (!edit.stale) return over(edit.revision);
    setComparing(true);
    return null;
  }

  function takeNewer() {
    if (!edit) return;
    const { version, paint, term, km, addOns } = choice;
    setMine({
      version: version.slug,
      paint: paint.slug,
      term,
      km,
      addOns: addOns.map(({ slug }) => slug),
      dealershipId,
    });
    onChange({
      ...choiceInputOf(edit.item.basket),
      dealershipId: edit.item.basket.dealershipId,
      revision: edit.item.basket.revision,
    });
    setComparing(false);
  }

  function takeMineBack() {
    if (mine) onChange({ ...mine, revision: edit?.item.basket.revision ?? null });
    setMine(null);
  }

  return {
    store,
    saving,
    failed,
    trouble,
    forget: () => setFailed(null),
    comparing,
    setComparing,
    mine,
    takeNewer,
    takeMineBack,
    keepMine: () => over(edit?.item.basket.revision ?? 0),
    keepBoth: () => run({ ...order, priceTable: price.todaysTable }),
  };
}
