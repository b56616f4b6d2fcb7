import { useEffect, useRef } from 'react';
import { type Quote } from '@site/api-contract';
import { type CartItem } from '@site/simulator';
import { PriceOfToday } from '../core/price/price-of-today';
import { cartCopy as copy } from './cart.copy';
import './confirm-copy.css';

export type CopyToConfirm = { item: CartItem; today: Quote };

type Props = { asked: CopyToConfirm; busy: boolean; onConfirm: () => void };

/** Asks before making a copy that would have another price, and shows that price. */
export function ConfirmCopy({
  asked: {
    item: { basket, code },
    today,
  },
  busy,
  onConfirm,
}: Props) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), [today]);
  return (
    <section
      className="cart-asked"
      aria-label={copy.duplicateOf(basket.modelName, code)}
      tabIndex={-1}
      ref={region}
    >
      <PriceOfToday before={basket.quote} now={today} model={basket.modelName} />
      <button
        type="button"
        className="btn btn--sm"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={onConfirm}
      >
        {copy.duplicateToday(basket.modelName)}
      </button>
    </section>
  );
}
