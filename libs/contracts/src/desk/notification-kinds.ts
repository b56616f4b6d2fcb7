import { type ConsultantRight } from '../viewer';

/**
 * What the customer of a shared cart did in it, told to its seller alone.
 */
const CART_KINDS = ['cart-joined', 'cart-changed', 'cart-ended'] as const;
export type CartKind = (typeof CART_KINDS)[number];

/**
 * What the dealers of a dealership are told, of its proposals and its team.
 */
export const DEALER_KINDS = [
  'proposal-sent',
  'documents-asked',
  'proposal-approved',
  'proposal-refused',
  'proposal-signed',
  'proposal-paid',
  'delivery-booked',
  'delivery-rebooked',
  'car-delivered',
  'proposal-cancelled',
  'proposal-expired',
  'seller-joined',
] as const;
/** Theirs and its sellers'. */
export const DEALERSHIP_KINDS = [...DEALER_KINDS, ...CART_KINDS] as const;
export type DealershipKind = (typeof DEALERSHIP_KINDS)[number];

/** Told of the way to the keys, more than of the sale. */
export const isOfDelivery = (kind: string): boolean =>
  kind === 'delivery-booked' || kind === 'delivery-rebooked';

/**
 * What a colleague changed at the desk, told to those who work there.
 */
const DESK_KINDS = [
  'page-published',
  'page-scheduled',
  'page-withdrawn',
  'prices-imported',
  'prices-withdrawn',
  'dealership-added',
  'dealership-changed',
  'dealership-ended',
  'dealership-reopened',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

/**
 * What consultants are told, by the right that its pages ask for.
 */
export const KINDS_OF_RIGHT = {
  analysis: [
    'documents-received',
    'review-asked',
    'partners-changed',
    'service-message',
    'charge-contested',
    'bank-event-odd',
    'refund-unheld',
  ],
  leads: ['lead-repeated'],
  desk: DESK_KINDS,
  audit: [],
} as const satisfies Record<ConsultantRight, readonly string[]>;
export const CONSULTANT_KINDS = [
  ...KINDS_OF_RIGHT.analysis,
  ...KINDS_OF_RIGHT.leads,
  ...KINDS_OF_RIGHT.desk,
] as const;
export type ConsultantKind = (typeof CONSULTANT_KINDS)[number];

/**
 * What a notification tells, as the services ring it.
 */
export const NOTIFICATION_KINDS = [...DEALERSHIP_KINDS, ...CONSULTANT_KINDS] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * When the mail of a morning goes out, to who has news.
 */
export const DIGESTS = ['business-days', 'every-day', 'off'] as const;
export type Digest = (typeof DIGESTS)[number];
