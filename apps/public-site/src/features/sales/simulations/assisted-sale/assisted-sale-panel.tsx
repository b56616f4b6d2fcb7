import { useEffect, useRef, useState } from 'react';
import { useEndSharedCartMutation } from '@site/api-client';
import { type CartEvent, type OwnSharedCart } from '@site/api-contract';
import { CART_PATH } from '@site/api-contract/site-paths';
import { deferred, PersonIcon } from '@site/ui';
import { CartHistory } from '@site/ui/shared-cart';
import { useSite } from '../../../../shared/site-services';
import { sharedCopy } from '../core/simulation.copy';
import { useAction } from '../core/use-action';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import { Consent } from './consent';
import { SellersNews } from './sellers-news';
import { useChoicesBefore } from './use-choices-before';
import { useSharedCart } from './use-shared-cart';
import './assisted-sale.css';

const EndDialog = deferred(async () => (await import('./end-dialog')).EndDialog);
const JUST_NOW_MS = 60_000;
/** Lines of the history that change nothing in the cart. */
const NO_CHANGES: readonly CartEvent['kind'][] = ['accepted', 'ended'];

/**
 * Above the cart: the seller who asks to join, who has joined, or who left within the
 * last day. Empty while the customer is alone.
 */
export function AssistedSalePanel() {
  const { data: cart, error, refetch } = useSharedCart();
  const choicesBefore = useChoicesBefore();
  // After a later failure the panel stays, with the text typed into it.
  if (cart === undefined && error !== undefined) {
    return (
      <p className="notice notice--warn" role="alert">
        <span>{copy.unseen}</span>
        <button type="button" className="link" onClick={() => void refetch()}>
          {sharedCopy.retry}
        </button>
      </p>
    );
  }
  if (cart?.state === 'requested') {
    return (
      <section
        className="assisted-sale assisted-sale--asked"
        aria-labelledby="assisted-sale-title"
      >
        <h2 id="assisted-sale-title">{copy.askedTitle(cart)}</h2>
        <Consent code={null} page={CART_PATH} />
      </section>
    );
  }
  if (cart?.state === 'ended') return <Ended cart={cart} />;
  if (cart?.state !== 'live') return null;
  return (
    <>
      <Live cart={cart} />
      <SellersNews key={cart.id} cart={cart} choicesBefore={choicesBefore} />
    </>
  );
}

function Live({ cart }: { cart: OwnSharedCart }) {
  const [end] = useEndSharedCartMutation();
  const { busy, problem, run } = useAction();
  const [asks, setAsks] = useState(false);
  const onEnd = () => {
    void run(() => end().unwrap()).finally(() => setAsks(false));
  };
  return (
    <section className="assisted-sale" aria-labelledby="assisted-sale-title">
      <PersonIcon aria-hidden="true" />
      <div>
        <h2 id="assisted-sale-title">{copy.liveTitle(cart)}</h2>
        <p>{copy.liveText(cart)}</p>
        <History cart={cart} />
        <p className="consent-cart-problem" role="alert">
          {problem}
        </p>
      </div>
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => setAsks(true)}
      >
        {copy.end}
      </button>
      {asks && (
        <EndDialog cart={cart} busy={busy} onEnd={onEnd} onClose={() => setAsks(false)} />
      )}
    </section>
  );
}

/**
 * The end of the sharing. If it happened here just now, its title takes the focus, since
 * the pressed button has disappeared.
 */
function Ended({ cart }: { cart: OwnSharedCart }) {
  const { now } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  const isNew = now() - Date.parse(cart.endedAt ?? '') < JUST_NOW_MS;
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section className="assisted-sale" aria-labelledby="assisted-sale-title">
      <PersonIcon aria-hidden="true" />
      <div>
        <h2 id="assisted-sale-title" tabIndex={-1} ref={title}>
          {copy.endedTitle(cart)}
        </h2>
        <p>{cart.endedAt && copy.endedText(cart.endedAt)}</p>
        <History cart={cart} />
      </div>
    </section>
  );
}

function History({ cart }: { cart: OwnSharedCart }) {
  return (
    <details>
      <summary>
        {copy.history(
          cart.history.filter(({ kind }) => !NO_CHANGES.includes(kind)).length,
        )}
      </summary>
      <CartHistory events={cart.history} side="customer" other={cart.sellerName ?? ''} />
    </details>
  );
}
