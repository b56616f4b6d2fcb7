import { type ConsultantRight, type Role } from '@site/api-contract';

/**
 * Callers who may make a call. 'anyone' is everybody, signed in or not; 'customer' a
 * signed-in account without a role.
 */
export type Access = 'anyone' | 'customer' | Role;

/** One right, or several of which a consultant needs any one. */
export type NeededRight = ConsultantRight | readonly ConsultantRight[];

/** Everybody, signed in or not. */
export const ANYONE = { access: ['anyone'] } as const;

/** Every account, of customers and staff; a consultant needs no right. */
export const ALL_SIGNED_IN = {
  access: ['customer', 'SELLER', 'DEALER', 'CONSULTANT'],
} as const;

/** Every member of staff; a consultant needs no right. */
export const ALL_STAFF = { access: ['SELLER', 'DEALER', 'CONSULTANT'] } as const;

/** Customers alone. */
export const CUSTOMERS = { access: ['customer'] } as const;

/** Sellers alone. */
export const SELLERS = { access: ['SELLER'] } as const;

/** The heads of dealerships alone. */
export const DEALERS = { access: ['DEALER'] } as const;

/** All who work at a dealership. */
export const DEALERSHIP_STAFF = { access: ['SELLER', 'DEALER'] } as const;

const consultants = ['CONSULTANT'] as const;

/** Consultants alone, by the right that they need. */
export const CONSULTANTS = {
  analysis: { access: consultants, right: 'analysis' },
  leads: { access: consultants, right: 'leads' },
  desk: { access: consultants, right: 'desk' },
  audit: { access: consultants, right: 'audit' },
  people: { access: consultants, right: 'people' },
  analysisOrLeads: { access: consultants, right: ['analysis', 'leads'] },
  withoutRight: { access: consultants },
} as const;

/** Customers, and consultants with the right. */
export const CUSTOMERS_AND_CONSULTANTS = {
  analysis: { access: ['customer', 'CONSULTANT'], right: 'analysis' },
} as const;

/** The heads of dealerships, and consultants with the right. */
export const DEALERS_AND_CONSULTANTS = {
  desk: { access: ['DEALER', 'CONSULTANT'], right: 'desk' },
} as const;

/** All who work at a dealership, and consultants with the right. */
export const DEALERSHIP_STAFF_AND_CONSULTANTS = {
  desk: { access: ['SELLER', 'DEALER', 'CONSULTANT'], right: 'desk' },
  analysis: { access: ['SELLER', 'DEALER', 'CONSULTANT'], right: 'analysis' },
} as const;

/** Customers, and all who work at a dealership. */
export const CUSTOMERS_AND_DEALERSHIP_STAFF = {
  access: ['customer', 'SELLER', 'DEALER'],
} as const;

/** Customers, all who work at a dealership, and consultants with the right. */
export const CUSTOMERS_AND_STAFF = {
  analysis: { access: ['customer', 'SELLER', 'DEALER', 'CONSULTANT'], right: 'analysis' },
} as const;
