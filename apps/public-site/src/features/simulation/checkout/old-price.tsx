import { failureOf, useRepriceBasketMutation } from '@site/api-client';
import { type CartItem } from '../cart/compare-rows';
import { shortDate } from '../simulation.copy';
import { checkoutCopy as copy } from './checkout.copy';

/** In the place of the form while the guarantee of the price is over: first the price of today is seen, then it can be sent. */
export function OldPrice({ item: { id, basket } }: { item: CartItem }) {
  const [reprice, { isLoading, error }] = useRepriceBasketMutation();
  const failure = failureOf(error);
  const { id: basketId, revision, quote } = basket;
  return (
    <div className="notice notice--warn co-trouble">
      <p>{copy.over(shortDate(quote.validUntil))}</p>
      <button type="button" className="btn" disabled={isLoading} onClick={() => void reprice({ params: { id, basketId }, body: { revision } })}>{copy.todaysPrice}</button>
      {failure && <p role="alert">{failure.kind === 'refusal' && failure.message ? failure.message : copy.repriceFailed}</p>}
    </div>
  );
}
