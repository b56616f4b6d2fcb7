import { useRef } from 'react';
import { useEndAssistedCartMutation } from '@site/api-client';
import { type AssistedCart } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { assistedCartPath } from '@site/api-contract/site-paths';
import { runPendingAct } from '@site/shell/run-pending-act';
import { PendingActStatus, useDelayedActs, useFocusBack, useTakenBack } from '@site/ui';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/**
 * Ends an assisted sale. The end waits for some seconds, so that it can be undone: the
 * customer would have to be invited again.
 */
export function EndCart({ cart }: { cart: AssistedCart }) {
  const { id } = cart;
  const [end] = useEndAssistedCartMutation();
  const acts = useDelayedActs();
  const back = useTakenBack(id);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(back.taken, () => button.current?.focus());
  if (back.pending) return <PendingActStatus>{copy.endWaits}</PendingActStatus>;
  const begin = () => {
    back.release();
    acts.begin({
      id,
      about: copy.of(cart),
      what: copy.endWhat,
      sendNow: copy.endNow,
      to: pathInApp('dealer-portal', assistedCartPath(id)),
      draft: null,
      run: () =>
        runPendingAct(() => end({ params: { id } }).unwrap(), {
          done: copy.endDone,
          failed: copy.tryAgain,
        }),
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn--line btn--sm"
        onClick={begin}
      >
        {copy.end}
      </button>
      <span className="carts-problem" role="alert">
        {back.taken?.stage === 'failed' ? back.taken.outcome?.said : ''}
      </span>
    </>
  );
}
