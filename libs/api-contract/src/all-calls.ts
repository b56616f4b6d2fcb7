import type * as z from 'zod/mini';
import * as auditLooks from './activity/audit.calls';
import * as changes from './activity/changes.calls';
import * as notifications from './activity/notifications.calls';
import * as savedViews from './activity/saved-views.calls';
import * as customers from './back-office/customers.calls';
import * as dealershipRecords from './back-office/dealership-records.calls';
import * as privacy from './back-office/privacy.calls';
import * as dealerships from './catalog/dealerships.calls';
import * as extraNames from './catalog/extra-names.calls';
import * as priceTables from './catalog/price-tables.calls';
import * as stock from './catalog/stock.calls';
import * as vehicles from './catalog/vehicles.calls';
import * as cms from './content/cms.calls';
import * as cmsPages from './content/cms-pages.calls';
import * as contracts from './contracts/contracts.calls';
import * as customerContracts from './contracts/customer-contracts.calls';
import * as deliveries from './contracts/deliveries.calls';
import * as deliveryHours from './contracts/delivery-hours.calls';
import * as deliveryWeek from './contracts/delivery-week.calls';
import * as installments from './contracts/installments.calls';
import * as signatures from './contracts/signatures.calls';
import * as undoMilestone from './contracts/undo-milestone.calls';
import * as drivers from './driving/drivers.calls';
import * as inspections from './driving/inspections.calls';
import * as kmBank from './driving/km-bank.calls';
import * as kmPackages from './driving/km-packages.calls';
import * as losses from './driving/losses.calls';
import * as purchases from './driving/purchases.calls';
import * as returns from './driving/returns.calls';
import * as serviceRequests from './driving/service-requests.calls';
import * as trafficFines from './driving/traffic-fines.calls';
import * as accountSecurity from './identity/account-security.calls';
import * as accounts from './identity/accounts.calls';
import * as consents from './identity/consents.calls';
import * as documents from './identity/documents.calls';
import * as drafts from './identity/drafts.calls';
import * as registration from './identity/registration.calls';
import * as team from './identity/team.calls';
import * as automaticPix from './payments/automatic-pix.calls';
import * as bankCharges from './payments/bank-charges.calls';
import * as chargeDisputes from './payments/disputes.calls';
import * as overdueContracts from './payments/dunning.calls';
import * as paymentPapers from './payments/payment-papers.calls';
import * as payments from './payments/payments.calls';
import * as savedCards from './payments/saved-cards.calls';
import * as analysis from './sales/analysis.calls';
import * as assistedCarts from './sales/assisted-sale/assisted-carts.calls';
import * as sharedCarts from './sales/assisted-sale/shared-carts.calls';
import * as contacts from './sales/contacts.calls';
import * as followUps from './sales/follow-ups.calls';
import * as landing from './sales/landing.calls';
import * as leads from './sales/leads.calls';
import * as linkVisits from './sales/link-visits.calls';
import * as portalLinks from './sales/portal-links.calls';
import * as proposalAges from './sales/proposal-ages.calls';
import * as proposals from './sales/proposals.calls';
import * as salesFunnel from './sales/sales-funnel.calls';
import * as simulations from './sales/simulations.calls';
import { type Call } from './wire/call';

/** Exports of the files of each district: calls, and the schemas that they share. */
const exported = {
  activity: { ...changes, ...auditLooks, ...notifications, ...savedViews },
  identity: {
    ...accounts,
    ...registration,
    ...consents,
    ...documents,
    ...drafts,
    ...team,
    ...accountSecurity,
  },
  catalog: { ...vehicles, ...dealerships, ...priceTables, ...extraNames, ...stock },
  content: { ...cms, ...cmsPages },
  sales: {
    ...followUps,
    ...leads,
    ...landing,
    ...contacts,
    ...simulations,
    ...sharedCarts,
    ...assistedCarts,
    ...proposals,
    ...proposalAges,
    ...linkVisits,
    ...salesFunnel,
    ...portalLinks,
    ...analysis,
  },
  contracts: {
    ...contracts,
    ...customerContracts,
    ...signatures,
    ...installments,
    ...deliveries,
    ...deliveryHours,
    ...deliveryWeek,
    ...undoMilestone,
  },
  payments: {
    ...payments,
    ...paymentPapers,
    ...automaticPix,
    ...savedCards,
    ...bankCharges,
    ...chargeDisputes,
    ...overdueContracts,
  },
  driving: {
    ...kmBank,
    ...kmPackages,
    ...returns,
    ...inspections,
    ...purchases,
    ...drivers,
    ...serviceRequests,
    ...losses,
    ...trafficFines,
  },
  'back-office': { ...dealershipRecords, ...customers, ...privacy },
} satisfies Record<string, Record<string, unknown>>;

export type District = keyof typeof exported;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'data' in value;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const all = Object.entries(exported).flatMap(([district, values]) =>
  Object.entries(values).map(([name, value]: [string, unknown]) => ({
    district: district as District,
    name,
    value,
  })),
);

/**
 * Every call of the contract by name, for tests that go over all. It has an entry point
 * of its own, so that no bundle contains it all.
 */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  all.flatMap(({ name, value }) => (isCall(value) ? [[name, value]] : [])),
);

/** The district of each call, by the call's name. */
export const districts: Readonly<Record<string, District>> = Object.fromEntries(
  all.flatMap(({ district, name, value }) => (isCall(value) ? [[name, district]] : [])),
);

/** Every schema that the files of calls export, by name. */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  all.flatMap(({ name, value }) => (isSchema(value) ? [[name, value]] : [])),
);
