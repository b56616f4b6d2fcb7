import { LRUCache } from 'lru-cache';
import { type DeliveryEstimate } from '@site/api-contract';
import { addBusinessDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { DELIVERY_BUSINESS_DAYS } from '@site/api-contract/pricing';
import { type DeliverySnapshot } from '../../sales/simulations/baskets.table';

type Promised = Pick<DeliverySnapshot, 'kind' | 'businessDays' | 'turn'>;

/** The delivery day that a car contracted at `now` is promised for. */
export function estimateDeliveryDay(
  car: { preReservation: boolean; inStock: boolean },
  now: Date,
): DeliveryEstimate {
  const kind = car.preReservation ? 'queue' : car.inStock ? 'stock' : 'order';
  return countDeliveryDay({ kind, businessDays: DELIVERY_BUSINESS_DAYS[kind] }, now);
}

/**
 * The delivery day of a promise of before, counted from `now`: a simulation of last week
 * shows the day that its proposal would have.
 */
export function countDeliveryDay(
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

/**
 * Every answer with a price needs a delivery day, there are only a few, and counting
 * business days is slow.
 */
const promised = new LRUCache<string, IsoDate>({ max: 100 });
