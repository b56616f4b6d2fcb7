import { useState } from 'react';
import {
  useListSimulationsQuery,
  useSetCampaignMutation,
  useUpdateBasketMutation,
} from '@site/api-client';
import { type Basket, type Simulation } from '@site/api-contract';
import { sameChoice, storedChoiceOf } from '@site/simulator';
import { sharedCopy } from '../core/simulation.copy';
import { useAction } from '../core/use-action';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

type Change = {
  id: string;
  basket: Basket;
  /** The choice before the change, to which this goes back. */
  earlier: Basket;
};

type UndoChangeProps = {
  /** The seller's last change, where it may be taken back. */
  change: Change | null;
  onUndone: () => void;
};

/**
 * Takes a change of the seller back, as an edit of the customer's own. Where the choice
 * came back without its campaign this stays and says so, whatever the news then are.
 */
export function UndoChange({ change, onUndone }: UndoChangeProps) {
  const { data: simulations } = useListSimulationsQuery();
  const [update] = useUpdateBasketMutation();
  const [setCampaign] = useSetCampaignMutation();
  const { busy, problem, run } = useAction();
  /** A change whose choice is back, with the basket since then. */
  const [halfway, setHalfway] = useState<Change | null>(null);
  const half = halfway && isLastOf(simulations, halfway) ? halfway : null;
  const shown = half ?? change;
  if (!shown) return null;
  const { id, earlier } = shown;
  const code = earlier.quote.benefit?.code ?? null;

  async function bringBack(basket: Basket) {
    const { revision } = basket;
    const { priceTable } = earlier.quote;
    const changed = await update({
      params: { id, basketId: basket.id },
      body: { ...storedChoiceOf(earlier), revision, priceTable },
    }).unwrap();
    const now = changed.basket ?? basket;
    setHalfway({ id, earlier, basket: now });
    return now;
  }

  async function undo({ basket }: Change) {
    const isBack =
      half !== null || sameChoice(storedChoiceOf(earlier), storedChoiceOf(basket));
    const { quote, revision } = isBack ? basket : await bringBack(basket);
    if (code !== (quote.benefit?.code ?? null))
      await setCampaign({ params: { id }, body: { revision, code } }).unwrap();
    leave();
  }

  function leave() {
    setHalfway(null);
    onUndone();
  }

  return (
    <div className="assisted-undo">
      <button
        type="button"
        className="link"
        aria-disabled={busy || undefined}
        onClick={() => void run(() => undo(shown))}
      >
        {busy ? copy.undoing : half ? sharedCopy.retry : copy.undo}
      </button>
      {half && !busy && (
        <button type="button" className="link" onClick={leave}>
          {copy.leaveSo}
        </button>
      )}
      {half && !busy ? (
        <p role="alert">{copy.withoutCampaign(code, problem)}</p>
      ) : (
        problem && <p role="alert">{problem}</p>
      )}
    </div>
  );
}

/** Whether nobody has changed the simulation after a change. */
const isLastOf = (
  simulations: readonly Simulation[] | undefined,
  { id, basket }: Change,
) => {
  const now = simulations?.find((one) => one.id === id)?.basket;
  return now != null && now.revision <= basket.revision;
};
