import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type Call } from '@site/api-contract';
import { type ApiClient, type RequestOptions } from './client';
import { type ApiFailure, failureOf } from './http/failure';

/**
 * Extra argument of the store's thunks: the client of this app, or of this server
 * request.
 */
export type ClientExtra = { client: ApiClient };

type CallArgs = { call: Call; request: unknown } & Pick<
  RequestOptions,
  'fetch' | 'silent'
>;

/** How an endpoint asks: a call and its request in, its data or a failure out. */
export type ContractQuery = BaseQueryFn<CallArgs, unknown, ApiFailure>;

const contractQuery: ContractQuery = async (
  { call, request, ...options },
  { extra, signal },
) => {
  const { client } = extra as ClientExtra;
  try {
    return { data: await client.request(call, request as never, { signal, ...options }) };
  } catch (error) {
    const known = failureOf(error);
    if (known) return { error: known };
    throw error;
  }
};

/** Tags of the answers that a write can make stale. */
const TAGS = [
  'Content',
  'Prices',
  'Dealerships',
  'Simulations',
  'SharedCarts',
  'Proposals',
  'SalesStatements',
  'Campaigns',
  'Contracts',
  'ContractDrafts',
  'Deliveries',
  'KmBank',
  'Drivers',
  'ServiceRequests',
  'TrafficFines',
  'Returns',
  'Purchases',
  'Workshop',
  'Session',
  'BegunSignIn',
  'Security',
  'Registration',
  'Documents',
  'Leads',
  'Consents',
  'Reservations',
  'Privacy',
  'Payments',
  'Disputes',
  'Overdue',
  'PriceTables',
  'TechnicalSheets',
  'CmsPages',
  'DealershipRecords',
  'Team',
  'Stock',
  'Notifications',
  'SavedViews',
  'Holds',
  'PhoneCalls',
] as const;
export type Tag = (typeof TAGS)[number];

/** The tag of a thing's lists, in addition to the tag of the thing itself. */
export const listOf = <T extends Tag>(type: T) => ({ type, id: 'LIST' }) as const;

/**
 * The one API of the three apps. The files of `endpoints/` inject one endpoint a call of
 * the contract. It knows no URL: the store's client does, so one module serves browser,
 * server and tests.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
