import { useState } from 'react';
import { useCreateBasketMutation, useCreateSimulationMutation, useDeleteSimulationMutation } from '@site/api-client';
import { type BasketChoice } from '@site/contracts';
import { choiceOfBasket } from '../configurator/configure-search';
import { cartCopy as copy } from './cart.copy';
import { type CartItem } from './compare-rows';

/** Duplicate and remove. Failures are told by the client; what worked is said by `said`. */
export function useCartActs() {
  const [createSimulation] = useCreateSimulationMutation();
  const [createBasket] = useCreateBasketMutation();
  const [deleteSimulation] = useDeleteSimulationMutation();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function run(act: () => Promise<string>) {
    setBusy(true);
    setSaid('');
    try {
      setSaid(await act());
    } catch {
      // The popup of the failure has said it; the cart stays as it was.
    } finally {
      setBusy(false);
    }
  }

  const duplicate = ({ clientType, place, basket }: CartItem) =>
    run(async () => {
      const { id } = await createSimulation({ body: { clientType, place } }).unwrap();
      await createBasket({ params: { id }, body: choiceOf(basket) }).unwrap();
      return copy.duplicated(basket.modelName);
    });

  const remove = ({ id, code, basket }: CartItem) =>
    run(async () => {
      const { askPopup } = await import('@site/ui/popup');
      const sure = await askPopup({
        kind: 'alerta',
        title: copy.askRemove(basket.modelName),
        text: copy.askRemoveText(code, basket.quote.validUntil),
        confirmLabel: copy.confirmRemove,
        cancelLabel: copy.keep,
      });
      if (!sure) return '';
      await deleteSimulation({ params: { id } }).unwrap();
      return copy.removed(basket.modelName);
    });

  return { busy, said, duplicate, remove };
}

function choiceOf(basket: CartItem['basket']): BasketChoice {
  const { term, km, addOns, dealershipId } = choiceOfBasket(basket);
  return { versionSlug: basket.versionSlug, paint: basket.paint, term, km, addOns, dealershipId };
}
