import { type DeliveryEstimate } from '../../catalog/vehicles.schemas';

/**
 * Business days until the delivery (domain-brazil 16.2); a pre-reservation counts from
 * its turn in the queue.
 */
export const DELIVERY_BUSINESS_DAYS: Record<DeliveryEstimate['kind'], number> = {
  stock: 7,
  order: 45,
  queue: 45,
};

/** The longest promise with its weekends, and a week for national holidays. */
export const LONGEST_DELIVERY_DAYS =
  (Math.max(...Object.values(DELIVERY_BUSINESS_DAYS)) / 5) * 7 + 7;
