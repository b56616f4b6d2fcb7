import { isRefusedFor, serverSentence, useRepriceBasketMutation } from '@site/api-client';
import { formatDate } from '@site/api-contract/brazil';
import { type CartItem } from '@site/simulator';
import { checkoutCopy as copy } from './checkout.copy';

type ExpiredPriceProps = {
  item: CartItem;
  /** The server says that the guarantee is not over. */
  onHolds: () => void;
};

/**
 * In the place of the form while the guarantee of the price is over: first the price of
 * today is seen, then it can be sent.
 */
export function ExpiredPrice({ item: { id, basket }, onHolds }: ExpiredPriceProps) {
  const [reprice, { isLoading, error }] = useRepriceBasketMutation();
  const { id: basketId, revision, quote } = basket;

  async function recalculate() {
    const answer = await reprice({ params: { id, basketId }, body: { revision } });
    if (isRefusedFor(answer.error, 'price-guaranteed')) onHolds();
  }

  return (
    <div className="notice notice--warn co-failure">
      <p role="alert">{copy.over(formatDate(quote.validUntil))}</p>
      <button
        type="button"
        className="btn"
        disabled={isLoading}
        onClick={() => void recalculate()}
      >
        {copy.todaysPrice}
      </button>
      {error !== undefined && (
        <p role="alert">{serverSentence(error, copy.repriceFailed)}</p>
      )}
    </div>
  );
}
