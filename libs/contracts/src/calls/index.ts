import { type Call } from '../call';
import * as accountSecurity from './account-security';
import * as accounts from './accounts';
import * as analysis from './analysis';
import * as assistedCarts from './assisted-carts';
import * as auditLooks from './audit-looks';
import * as automaticPix from './automatic-pix';
import * as bankCharges from './bank-charges';
import * as changes from './changes';
import * as chargeDisputes from './charge-disputes';
import * as cms from './cms';
import * as cmsPages from './cms-pages';
import * as consents from './consents';
import * as contacts from './contacts';
import * as contracts from './contracts';
import * as customerContracts from './customer-contracts';
import * as customers from './customers';
import * as dealershipRecords from './dealership-records';
import * as dealerships from './dealerships';
import * as deliveries from './deliveries';
import * as deliveryHours from './delivery-hours';
import * as deliveryWeek from './delivery-week';
import * as documents from './documents';
import * as drafts from './drafts';
import * as drivers from './drivers';
import * as extraNames from './extra-names';
import * as followUps from './follow-ups';
import * as inspections from './inspections';
import * as installments from './installments';
import * as kmBank from './km-bank';
import * as kmPackages from './km-packages';
import * as landing from './landing';
import * as leads from './leads';
import * as linkVisits from './link-visits';
import * as losses from './losses';
import * as notifications from './notifications';
import * as overdueContracts from './overdue-contracts';
import * as paymentPapers from './payment-papers';
import * as payments from './payments';
import * as portalLinks from './portal-links';
import * as priceTables from './price-tables';
import * as privacy from './privacy';
import * as proposalAges from './proposal-ages';
import * as proposals from './proposals';
import * as purchases from './purchases';
import * as registration from './registration';
import * as returns from './returns';
import * as salesFunnel from './sales-funnel';
import * as savedCards from './saved-cards';
import * as savedViews from './saved-views';
import * as serviceRequests from './service-requests';
import * as sharedCarts from './shared-carts';
import * as signatures from './signatures';
import * as simulations from './simulations';
import * as stock from './stock';
import * as team from './team';
import * as trafficFines from './traffic-fines';
import * as undoMilestone from './undo-milestone';
import * as vehicles from './vehicles';

const exported: Record<string, unknown> = {
  ...cms,
  ...changes,
  ...followUps,
  ...vehicles,
  ...dealerships,
  ...dealershipRecords,
  ...leads,
  ...landing,
  ...contacts,
  ...contracts,
  ...customerContracts,
  ...customers,
  ...auditLooks,
  ...priceTables,
  ...extraNames,
  ...cmsPages,
  ...kmBank,
  ...kmPackages,
  ...simulations,
  ...sharedCarts,
  ...assistedCarts,
  ...proposals,
  ...proposalAges,
  ...linkVisits,
  ...salesFunnel,
  ...portalLinks,
  ...analysis,
  ...signatures,
  ...installments,
  ...payments,
  ...paymentPapers,
  ...automaticPix,
  ...savedCards,
  ...bankCharges,
  ...chargeDisputes,
  ...notifications,
  ...savedViews,
  ...overdueContracts,
  ...accounts,
  ...registration,
  ...returns,
  ...inspections,
  ...purchases,
  ...consents,
  ...documents,
  ...deliveries,
  ...deliveryHours,
  ...deliveryWeek,
  ...undoMilestone,
  ...drafts,
  ...drivers,
  ...serviceRequests,
  ...losses,
  ...stock,
  ...team,
  ...trafficFines,
  ...accountSecurity,
  ...privacy,
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'data' in value;

/**
 * Every call of the contract by name: what the seam tests loop over. A door of its own,
 * so that no bundle takes it all.
 */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, Call] => isCall(entry[1])),
);
