import { LRUCache } from 'lru-cache';
import { type DeliveryEstimate } from '@site/api-contract';
import { addBusinessDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { DELIVERY_BUSINESS_DAYS } from '@site/api-contract/pricing';
import { type DeliverySnapshot } from '../../sales/simulations/baskets.table';

type Promised = Pick<DeliverySnapshot, 'kind' | 'businessDays' | 'turn'>;

/** When a car contracted at `now` would be delivered. */
export function estimateDelivery(
  car: { preReservation: boolean; inStock: boolean },
  now: Date,
): DeliveryEstimate {
  const kind = car.preReservation ? 'queue' : car.inStock ? 'stock' : 'order';
  return deliveryAt({ kind, businessDays: DELIVERY_BUSINESS_DAYS[kind] }, now);
}

/**
 * The same promise to somebody who contracts at `now`: its days count from then, so that
 * a simulation of last week shows the day that its proposal will have.
 */
export function deliveryAt(
  { kind, businessDays, turn }: Promised,
  now: Date,
): DeliveryEstimate {
  const from = saoPauloDay(now);
  const key = `${from} ${businessDays}`;
  const date = promised.get(key) ?? addBusinessDays(from, businessDays);
  promised.set(key, date);
  const promise = { kind, businessDays, date };
  return turn ? { ...promise, turnUntil: turn.until } : promise;
}

/** Each answer with a price promises one of few days; walking to it is slow. */
const promised = new LRUCache<string, IsoDate>({ max: 100 });
