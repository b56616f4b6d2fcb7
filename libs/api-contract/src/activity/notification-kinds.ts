import { type ConsultantRight } from '../wire/roles';

/** Acts of the customer in a shared cart, told only to its seller. */
const CART_KINDS = [
  'cart-joined',
  'cart-declined',
  'cart-changed',
  'cart-ended',
] as const;
export type CartKind = (typeof CART_KINDS)[number];

/** Acts of the customer with a visit to the workshop, told to its dealers. */
const VISIT_KINDS = ['visit-booked', 'visit-moved', 'visit-cancelled'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** A return to a dealership and a contest of its damages, told to its dealers. */
const RETURN_KINDS = [
  'return-booked',
  'return-rebooked',
  'return-cancelled',
  'damages-contested',
  'damages-decided',
] as const;
export type ReturnNotificationKind = (typeof RETURN_KINDS)[number];

/**
 * Notifications for the dealers of a dealership, about its proposals, visits, returns and
 * team.
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
  ...VISIT_KINDS,
  ...RETURN_KINDS,
] as const;
/** Notifications for the dealers and for the sellers of a dealership. */
export const DEALERSHIP_KINDS = [...DEALER_KINDS, ...CART_KINDS] as const;
export type DealershipKind = (typeof DEALERSHIP_KINDS)[number];

/** Whether it is about the delivery more than about the sale. */
export const isOfDelivery = (kind: string): boolean =>
  kind === 'delivery-booked' || kind === 'delivery-rebooked';

/** Changes by a colleague, told to all consultants with the right `desk`. */
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

/** Notifications for consultants, by the right that their pages need. */
export const KINDS_OF_RIGHT = {
  analysis: [
    'documents-received',
    'review-asked',
    'partners-changed',
    'service-message',
    'fines-assigned',
    'charge-contested',
    'bank-event-odd',
    'refund-unheld',
  ],
  leads: ['lead-repeated', 'leads-assigned'],
  desk: DESK_KINDS,
  audit: [],
  people: ['consultant-joined'],
} as const satisfies Record<ConsultantRight, readonly string[]>;
export const CONSULTANT_KINDS = [
  ...KINDS_OF_RIGHT.analysis,
  ...KINDS_OF_RIGHT.leads,
  ...KINDS_OF_RIGHT.desk,
  ...KINDS_OF_RIGHT.people,
] as const;
export type ConsultantKind = (typeof CONSULTANT_KINDS)[number];

/** All kinds of notifications. */
export const NOTIFICATION_KINDS = [...DEALERSHIP_KINDS, ...CONSULTANT_KINDS] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Days on which the morning mail is sent, to readers with news. */
export const DIGESTS = ['business-days', 'every-day', 'off'] as const;
export type Digest = (typeof DIGESTS)[number];
