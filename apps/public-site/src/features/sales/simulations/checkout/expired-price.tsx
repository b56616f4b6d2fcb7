import { isRefusedFor, serverSentence, useRepriceBasketMutation } from '@site/api-client';
import { formatDate } from '@site/api-contract/brazil';
import { type CartItem } from '@site/simulator';
import { checkoutCopy as copy } from './checkout.copy';

type ExpiredPriceProps = {
  item: CartItem;
  /** Called when the server says that the guarantee still holds. */
  onHolds: () => void;
};

/**
 * Replaces the form after the guarantee of the price has ended: the customer must see
 * today's price before sending.
 */
export function ExpiredPrice({ item: { id, basket }, onHolds }: ExpiredPriceProps) {
  const [reprice, { isLoading, error }] = useRepriceBasketMutation();
  const { id: basketId, revision, quote } = basket;

  async function recalculate() {
    if (isLoading) return;
    const answer = await reprice({ params: { id, basketId }, body: { revision } });
    if (isRefusedFor(answer.error, 'price-guaranteed')) onHolds();
  }

  return (
    <div className="notice notice--warn co-failure">
      <p role="alert">{copy.over(formatDate(quote.validUntil))}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={isLoading || undefined}
        onClick={() => void recalculate()}
      >
        {isLoading ? copy.readingPrice : copy.todaysPrice}
      </button>
      {error !== undefined && (
        <p role="alert">{serverSentence(error, copy.repriceFailed)}</p>
      )}
    </div>
  );
}
