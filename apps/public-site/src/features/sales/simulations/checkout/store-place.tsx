import { serverSentence, useUpdateBasketMutation } from '@site/api-client';
import { placeName, storeIn, storeName } from '@site/api-contract/brazil';
import { isDeliveredHome } from '@site/api-contract/pricing';
import { type CartItem, placeOf, storedChoiceOf } from '@site/simulator';
import { storePlaceCopy as copy } from './store-place.copy';
import { type StorePlace as Where } from './use-store-place';

export type StorePlaceProps = {
  item: CartItem;
  where: Where;
  /** The customer has confirmed the place, or need not. */
  isSettled: boolean;
  titleRef: React.RefObject<HTMLHeadingElement | null>;
  onKeep: () => void;
  onAskAgain: () => void;
};

/**
 * The dealership of the basket and its distance from the customer's address; asks for
 * confirmation when it is far or was not chosen by the customer.
 */
export function StorePlace(props: StorePlaceProps) {
  const { item, where, isSettled, titleRef, onAskAgain } = props;
  const { chosen, nearest } = where;
  const { dealershipName, dealershipPlace, addOns } = item.basket;
  const store = dealershipName && storeIn(dealershipName, dealershipPlace);
  const km = distanceTo(chosen, where);
  return (
    <section className="co-store" aria-labelledby="onde">
      <h2 id="onde" tabIndex={-1} ref={titleRef}>
        {copy.title[isDeliveredHome(addOns) ? 'atHome' : 'pickUp']}
      </h2>
      {isSettled ? (
        <p>
          {copy.at(store ?? placeName(item.place), km)}{' '}
          {nearest && nearest.id !== item.basket.dealershipId && (
            <button type="button" className="link" onClick={onAskAgain}>
              {copy.change}
            </button>
          )}
        </p>
      ) : (
        <StoreQuestion {...props} store={store} />
      )}
    </section>
  );
}

/** The distance from the customer's address; null where only its city is known. */
const distanceTo = (store: Where['chosen'], { isCityAlone }: Where) =>
  isCityAlone ? null : (store?.distanceKm ?? null);

function StoreQuestion({
  item,
  where,
  store,
  onKeep,
}: StorePlaceProps & { store: string | null }) {
  const { chosen, nearest, isCityAlone } = where;
  const [update, { isLoading, error }] = useUpdateBasketMutation();
  const { id, basket } = item;
  const question = !store
    ? copy.unasked(placeName(item.place))
    : chosen
      ? copy.far(store, chosen.distanceKm ?? 0, isCityAlone)
      : copy.unknown(store);
  const move = async (to: NonNullable<Where['nearest']>) => {
    if (isLoading) return;
    const { error: refused } = await update({
      params: { id, basketId: basket.id },
      body: {
        ...storedChoiceOf(basket),
        dealershipId: to.id,
        revision: basket.revision,
        priceTable: basket.quote.priceTable,
        place: placeOf(to),
      },
    });
    if (refused === undefined) onKeep();
  };
  return (
    <div className="notice notice--warn co-store-ask">
      <p>{question}</p>
      {nearest && nearest.id !== basket.dealershipId && (
        <p>
          <button
            type="button"
            className="btn"
            aria-disabled={isLoading || undefined}
            aria-busy={isLoading || undefined}
            onClick={() => void move(nearest)}
          >
            {isLoading
              ? copy.moving
              : copy.move(storeName(nearest), distanceTo(nearest, where))}
          </button>
          <span className="soft">{copy.moveHelp}</span>
        </p>
      )}
      <p>
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={isLoading || undefined}
          onClick={() => isLoading || onKeep()}
        >
          {copy.keep(store ?? placeName(item.place), distanceTo(chosen, where))}
        </button>
      </p>
      {error !== undefined && <p role="alert">{serverSentence(error, copy.failed)}</p>}
    </div>
  );
}
