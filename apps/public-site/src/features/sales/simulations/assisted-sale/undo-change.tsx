import { useSetCampaignMutation, useUpdateBasketMutation } from '@site/api-client';
import { type Basket } from '@site/api-contract';
import { sameChoice, storedChoiceOf } from '@site/simulator';
import { useAction } from '../core/use-action';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

type UndoChangeProps = {
  id: string;
  basket: Basket;
  /** The choice before the change, to which this goes back. */
  earlier: Basket;
  onUndone: () => void;
};

/** Takes a change of the seller back, as an edit of the customer's own. */
export function UndoChange({ id, basket, earlier, onUndone }: UndoChangeProps) {
  const [update] = useUpdateBasketMutation();
  const [setCampaign] = useSetCampaignMutation();
  const { busy, problem, run } = useAction();

  async function undo() {
    let now = basket;
    const chosen = storedChoiceOf(earlier);
    if (!sameChoice(chosen, storedChoiceOf(now))) {
      const { revision } = now;
      const { priceTable } = earlier.quote;
      const changed = await update({
        params: { id, basketId: now.id },
        body: { ...chosen, revision, priceTable },
      }).unwrap();
      now = changed.basket ?? now;
    }
    const code = earlier.quote.benefit?.code ?? null;
    if (code !== (now.quote.benefit?.code ?? null))
      await setCampaign({
        params: { id },
        body: { revision: now.revision, code },
      }).unwrap();
    onUndone();
  }

  return (
    <div className="assisted-undo">
      <button
        type="button"
        className="link"
        aria-disabled={busy || undefined}
        onClick={() => void run(undo)}
      >
        {busy ? copy.undoing : copy.undo}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
