import type * as z from 'zod/mini';
import * as auditLooks from './activity/calls/audit.calls';
import * as changes from './activity/calls/changes.calls';
import * as holds from './activity/calls/holds.calls';
import * as notifications from './activity/calls/notifications.calls';
import * as savedViews from './activity/calls/saved-views.calls';
import { exportedSchemas } from './all-schemas';
import * as customers from './back-office/calls/customers.calls';
import * as dealershipRecords from './back-office/calls/dealership-records.calls';
import * as phoneCalls from './back-office/calls/phone-calls.calls';
import * as privacy from './back-office/calls/privacy.calls';
import * as search from './back-office/calls/search.calls';
import * as today from './back-office/calls/today.calls';
import * as dealerships from './catalog/calls/dealerships.calls';
import * as extraNames from './catalog/calls/extra-names.calls';
import * as priceTables from './catalog/calls/price-tables.calls';
import * as stock from './catalog/calls/stock.calls';
import * as technicalSheets from './catalog/calls/technical-sheets.calls';
import * as vehicles from './catalog/calls/vehicles.calls';
import * as cms from './content/calls/cms.calls';
import * as cmsPages from './content/calls/cms-pages.calls';
import * as contracts from './contracts/calls/contracts.calls';
import * as customerContracts from './contracts/calls/customer-contracts.calls';
import * as deliveries from './contracts/calls/deliveries.calls';
import * as deliveryHours from './contracts/calls/delivery-hours.calls';
import * as deliveryWeek from './contracts/calls/delivery-week.calls';
import * as installments from './contracts/calls/installments.calls';
import * as signatures from './contracts/calls/signatures.calls';
import * as undoMilestone from './contracts/calls/undo-milestone.calls';
import * as drivers from './driving/calls/drivers.calls';
import * as fineFiles from './driving/calls/fine-files.calls';
import * as inspections from './driving/calls/inspections.calls';
import * as kmBank from './driving/calls/km-bank.calls';
import * as kmPackages from './driving/calls/km-packages.calls';
import * as losses from './driving/calls/losses.calls';
import * as maintenance from './driving/calls/maintenance.calls';
import * as purchases from './driving/calls/purchases.calls';
import * as returns from './driving/calls/returns.calls';
import * as serviceRequests from './driving/calls/service-requests.calls';
import * as trafficFines from './driving/calls/traffic-fines.calls';
import * as workshop from './driving/calls/workshop.calls';
import * as accountSecurity from './identity/calls/account-security.calls';
import * as accounts from './identity/calls/accounts.calls';
import * as consents from './identity/calls/consents.calls';
import * as documents from './identity/calls/documents.calls';
import * as drafts from './identity/calls/drafts.calls';
import * as passkeys from './identity/calls/passkeys.calls';
import * as registration from './identity/calls/registration.calls';
import * as secondStep from './identity/calls/second-step.calls';
import * as staff from './identity/calls/staff.calls';
import * as team from './identity/calls/team.calls';
import * as automaticPix from './payments/calls/automatic-pix.calls';
import * as bankCharges from './payments/calls/bank-charges.calls';
import * as chargeDisputes from './payments/calls/disputes.calls';
import * as overdueContracts from './payments/calls/dunning.calls';
import * as paymentPapers from './payments/calls/payment-papers.calls';
import * as payments from './payments/calls/payments.calls';
import * as savedCards from './payments/calls/saved-cards.calls';
import * as analysis from './sales/calls/analysis.calls';
import * as assistedCarts from './sales/calls/assisted-carts.calls';
import * as campaigns from './sales/calls/campaigns.calls';
import * as contacts from './sales/calls/contacts.calls';
import * as followUps from './sales/calls/follow-ups.calls';
import * as landing from './sales/calls/landing.calls';
import * as leads from './sales/calls/leads.calls';
import * as linkVisits from './sales/calls/link-visits.calls';
import * as portalLinks from './sales/calls/portal-links.calls';
import * as proposalAges from './sales/calls/proposal-ages.calls';
import * as proposals from './sales/calls/proposals.calls';
import * as salesFunnel from './sales/calls/sales-funnel.calls';
import * as salesStatement from './sales/calls/sales-statement.calls';
import * as selectedLeads from './sales/calls/selected-leads.calls';
import * as sharedCarts from './sales/calls/shared-carts.calls';
import * as simulations from './sales/calls/simulations.calls';
import { type Call, type CallSchemas } from './wire/call';

/** The calls of each district. */
const callsByDistrict = {
  activity: { ...changes, ...auditLooks, ...holds, ...notifications, ...savedViews },
  identity: {
    ...accounts,
    ...registration,
    ...consents,
    ...documents,
    ...drafts,
    ...team,
    ...accountSecurity,
    ...passkeys,
    ...secondStep,
    ...staff,
  },
  catalog: {
    ...vehicles,
    ...dealerships,
    ...priceTables,
    ...extraNames,
    ...stock,
    ...technicalSheets,
  },
  content: { ...cms, ...cmsPages },
  sales: {
    ...followUps,
    ...leads,
    ...landing,
    ...contacts,
    ...simulations,
    ...campaigns,
    ...selectedLeads,
    ...sharedCarts,
    ...assistedCarts,
    ...proposals,
    ...proposalAges,
    ...linkVisits,
    ...salesFunnel,
    ...salesStatement,
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
    ...fineFiles,
    ...inspections,
    ...purchases,
    ...drivers,
    ...serviceRequests,
    ...losses,
    ...maintenance,
    ...trafficFines,
    ...workshop,
  },
  'back-office': {
    ...dealershipRecords,
    ...customers,
    ...phoneCalls,
    ...privacy,
    ...search,
    ...today,
  },
} satisfies Record<string, Record<string, Call>>;

export type { CallSchemas };

export type District = keyof typeof callsByDistrict;

/**
 * Every call of the contract by name, for tests that go over all. It has an entry point
 * of its own, so that no bundle contains it all.
 */
export const calls: Readonly<Record<string, Call>> = Object.assign(
  {},
  ...Object.values(callsByDistrict),
);

/** The district of each call, by the call's name. */
export const districts: Readonly<Record<string, District>> = Object.fromEntries(
  Object.entries(callsByDistrict).flatMap(([district, ofDistrict]) =>
    Object.keys(ofDistrict).map((name) => [name, district as District]),
  ),
);

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema that the files of calls export, by name. */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(exportedSchemas).filter((entry): entry is [string, z.ZodMiniType] =>
    isSchema(entry[1]),
  ),
);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const schemas = new Map(
  Object.entries(calls).map(([name, call]) => [
    nameOf(call),
    exportedSchemas[name] as CallSchemas,
  ]),
);

/**
 * The schemas of a call; throws for one that the contract doesn't know. A call is known
 * by method and path: in development a page brings its own copies of the calls.
 */
export function schemasOf(call: Call): CallSchemas {
  const found = schemas.get(nameOf(call));
  if (!found) throw new Error(`${call.method} ${call.path} is no call of the contract`);
  return found;
}

/** The data of an answer as the contract says it; throws when it is something else. */
export function parseAnswer(call: Call, data: unknown): unknown {
  return schemasOf(call).data.parse(data);
}
