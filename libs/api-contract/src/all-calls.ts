import type * as z from 'zod/mini';
import * as auditLooksSchemas from './activity/audit.schemas';
import * as auditLooks from './activity/calls/audit.calls';
import * as changes from './activity/calls/changes.calls';
import * as notifications from './activity/calls/notifications.calls';
import * as savedViews from './activity/calls/saved-views.calls';
import * as changesSchemas from './activity/changes.schemas';
import * as notificationsSchemas from './activity/notifications.schemas';
import * as savedViewsSchemas from './activity/saved-views.schemas';
import * as customers from './back-office/calls/customers.calls';
import * as dealershipRecords from './back-office/calls/dealership-records.calls';
import * as privacy from './back-office/calls/privacy.calls';
import * as today from './back-office/calls/today.calls';
import * as customersSchemas from './back-office/customers.schemas';
import * as dealershipRecordsSchemas from './back-office/dealership-records.schemas';
import * as privacySchemas from './back-office/privacy.schemas';
import * as todaySchemas from './back-office/today.schemas';
import * as dealerships from './catalog/calls/dealerships.calls';
import * as extraNames from './catalog/calls/extra-names.calls';
import * as priceTables from './catalog/calls/price-tables.calls';
import * as stock from './catalog/calls/stock.calls';
import * as vehicles from './catalog/calls/vehicles.calls';
import * as dealershipsSchemas from './catalog/dealerships.schemas';
import * as extraNamesSchemas from './catalog/extra-names.schemas';
import * as priceTablesSchemas from './catalog/price-tables.schemas';
import * as stockSchemas from './catalog/stock.schemas';
import * as vehiclesSchemas from './catalog/vehicles.schemas';
import * as cms from './content/calls/cms.calls';
import * as cmsPages from './content/calls/cms-pages.calls';
import * as cmsSchemas from './content/cms.schemas';
import * as cmsPagesSchemas from './content/cms-pages.schemas';
import * as contracts from './contracts/calls/contracts.calls';
import * as customerContracts from './contracts/calls/customer-contracts.calls';
import * as deliveries from './contracts/calls/deliveries.calls';
import * as deliveryHours from './contracts/calls/delivery-hours.calls';
import * as deliveryWeek from './contracts/calls/delivery-week.calls';
import * as installments from './contracts/calls/installments.calls';
import * as signatures from './contracts/calls/signatures.calls';
import * as undoMilestone from './contracts/calls/undo-milestone.calls';
import * as contractsSchemas from './contracts/contracts.schemas';
import * as customerContractsSchemas from './contracts/customer-contracts.schemas';
import * as deliveriesSchemas from './contracts/deliveries.schemas';
import * as deliveryHoursSchemas from './contracts/delivery-hours.schemas';
import * as deliveryWeekSchemas from './contracts/delivery-week.schemas';
import * as installmentsSchemas from './contracts/installments.schemas';
import * as signaturesSchemas from './contracts/signatures.schemas';
import * as undoMilestoneSchemas from './contracts/undo-milestone.schemas';
import * as drivers from './driving/calls/drivers.calls';
import * as inspections from './driving/calls/inspections.calls';
import * as kmBank from './driving/calls/km-bank.calls';
import * as kmPackages from './driving/calls/km-packages.calls';
import * as losses from './driving/calls/losses.calls';
import * as purchases from './driving/calls/purchases.calls';
import * as returns from './driving/calls/returns.calls';
import * as serviceRequests from './driving/calls/service-requests.calls';
import * as trafficFines from './driving/calls/traffic-fines.calls';
import * as driversSchemas from './driving/drivers.schemas';
import * as inspectionsSchemas from './driving/inspections.schemas';
import * as kmBankSchemas from './driving/km-bank.schemas';
import * as kmPackagesSchemas from './driving/km-packages.schemas';
import * as lossesSchemas from './driving/losses.schemas';
import * as purchasesSchemas from './driving/purchases.schemas';
import * as returnsSchemas from './driving/returns.schemas';
import * as serviceRequestsSchemas from './driving/service-requests.schemas';
import * as trafficFinesSchemas from './driving/traffic-fines.schemas';
import * as accountSecuritySchemas from './identity/account-security.schemas';
import * as accountsSchemas from './identity/accounts.schemas';
import * as accountSecurity from './identity/calls/account-security.calls';
import * as accounts from './identity/calls/accounts.calls';
import * as consents from './identity/calls/consents.calls';
import * as documents from './identity/calls/documents.calls';
import * as drafts from './identity/calls/drafts.calls';
import * as registration from './identity/calls/registration.calls';
import * as team from './identity/calls/team.calls';
import * as consentsSchemas from './identity/consents.schemas';
import * as documentsSchemas from './identity/documents.schemas';
import * as draftsSchemas from './identity/drafts.schemas';
import * as registrationSchemas from './identity/registration.schemas';
import * as teamSchemas from './identity/team.schemas';
import * as automaticPixSchemas from './payments/automatic-pix.schemas';
import * as bankChargesSchemas from './payments/bank-charges.schemas';
import * as automaticPix from './payments/calls/automatic-pix.calls';
import * as bankCharges from './payments/calls/bank-charges.calls';
import * as chargeDisputes from './payments/calls/disputes.calls';
import * as overdueContracts from './payments/calls/dunning.calls';
import * as paymentPapers from './payments/calls/payment-papers.calls';
import * as payments from './payments/calls/payments.calls';
import * as savedCards from './payments/calls/saved-cards.calls';
import * as chargeDisputesSchemas from './payments/disputes.schemas';
import * as overdueContractsSchemas from './payments/dunning.schemas';
import * as paymentPapersSchemas from './payments/payment-papers.schemas';
import * as paymentsSchemas from './payments/payments.schemas';
import * as savedCardsSchemas from './payments/saved-cards.schemas';
import * as analysisSchemas from './sales/analysis.schemas';
import * as assistedCartsSchemas from './sales/assisted-sale/assisted-carts.schemas';
import * as sharedCartsSchemas from './sales/assisted-sale/shared-carts.schemas';
import * as analysis from './sales/calls/analysis.calls';
import * as assistedCarts from './sales/calls/assisted-carts.calls';
import * as contacts from './sales/calls/contacts.calls';
import * as followUps from './sales/calls/follow-ups.calls';
import * as landing from './sales/calls/landing.calls';
import * as leads from './sales/calls/leads.calls';
import * as linkVisits from './sales/calls/link-visits.calls';
import * as portalLinks from './sales/calls/portal-links.calls';
import * as proposalAges from './sales/calls/proposal-ages.calls';
import * as proposals from './sales/calls/proposals.calls';
import * as salesFunnel from './sales/calls/sales-funnel.calls';
import * as sharedCarts from './sales/calls/shared-carts.calls';
import * as simulations from './sales/calls/simulations.calls';
import * as contactsSchemas from './sales/contacts.schemas';
import * as followUpsSchemas from './sales/follow-ups.schemas';
import * as landingSchemas from './sales/landing.schemas';
import * as leadsSchemas from './sales/leads.schemas';
import * as linkVisitsSchemas from './sales/link-visits.schemas';
import * as portalLinksSchemas from './sales/portal-links.schemas';
import * as proposalAgesSchemas from './sales/proposal-ages.schemas';
import * as proposalsSchemas from './sales/proposals.schemas';
import * as salesFunnelSchemas from './sales/sales-funnel.schemas';
import * as simulationsSchemas from './sales/simulations.schemas';
import { type Call, type CallSchemas } from './wire/call';

/** The calls of each district. */
const callsByDistrict = {
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
  'back-office': { ...dealershipRecords, ...customers, ...privacy, ...today },
} satisfies Record<string, Record<string, Call>>;

export type { CallSchemas };

export type District = keyof typeof callsByDistrict;

/** Exports of all files of schemas: those of a call by its name, shared ones, lists. */
const exported: Record<string, unknown> = {
  ...auditLooksSchemas,
  ...changesSchemas,
  ...notificationsSchemas,
  ...savedViewsSchemas,
  ...customersSchemas,
  ...dealershipRecordsSchemas,
  ...privacySchemas,
  ...todaySchemas,
  ...dealershipsSchemas,
  ...extraNamesSchemas,
  ...priceTablesSchemas,
  ...stockSchemas,
  ...vehiclesSchemas,
  ...cmsPagesSchemas,
  ...cmsSchemas,
  ...contractsSchemas,
  ...customerContractsSchemas,
  ...deliveriesSchemas,
  ...deliveryHoursSchemas,
  ...deliveryWeekSchemas,
  ...installmentsSchemas,
  ...signaturesSchemas,
  ...undoMilestoneSchemas,
  ...driversSchemas,
  ...inspectionsSchemas,
  ...kmBankSchemas,
  ...kmPackagesSchemas,
  ...lossesSchemas,
  ...purchasesSchemas,
  ...returnsSchemas,
  ...serviceRequestsSchemas,
  ...trafficFinesSchemas,
  ...accountSecuritySchemas,
  ...accountsSchemas,
  ...consentsSchemas,
  ...documentsSchemas,
  ...draftsSchemas,
  ...registrationSchemas,
  ...teamSchemas,
  ...automaticPixSchemas,
  ...bankChargesSchemas,
  ...chargeDisputesSchemas,
  ...overdueContractsSchemas,
  ...paymentPapersSchemas,
  ...paymentsSchemas,
  ...savedCardsSchemas,
  ...analysisSchemas,
  ...assistedCartsSchemas,
  ...sharedCartsSchemas,
  ...contactsSchemas,
  ...followUpsSchemas,
  ...landingSchemas,
  ...leadsSchemas,
  ...linkVisitsSchemas,
  ...portalLinksSchemas,
  ...proposalAgesSchemas,
  ...proposalsSchemas,
  ...salesFunnelSchemas,
  ...simulationsSchemas,
};

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
  Object.entries(exported).filter((entry): entry is [string, z.ZodMiniType] =>
    isSchema(entry[1]),
  ),
);

const schemas = new Map(
  Object.entries(calls).map(([name, call]) => [call, exported[name] as CallSchemas]),
);

/** The schemas of a call; throws for one that the contract doesn't know. */
export function schemasOf(call: Call): CallSchemas {
  const found = schemas.get(call);
  if (!found) throw new Error(`${call.method} ${call.path} is no call of the contract`);
  return found;
}

/** The data of an answer as the contract says it; throws when it is something else. */
export function parseAnswer(call: Call, data: unknown): unknown {
  return schemasOf(call).data.parse(data);
}
