import { type DeliveryEstimate } from '../catalog/vehicles.calls';

/**
 * Business days until the car is delivered (domain-brazil 16.2); a pre-reservation counts
 * from its turn in the queue.
 */
export const DELIVERY_BUSINESS_DAYS: Record<DeliveryEstimate['kind'], number> = {
  stock: 7,
  order: 45,
  queue: 45,
};

/** A week more than its weekends make of the longest promise, for national holidays. */
export const LONGEST_DELIVERY_DAYS =
  (Math.max(...Object.values(DELIVERY_BUSINESS_DAYS)) / 5) * 7 + 7;
