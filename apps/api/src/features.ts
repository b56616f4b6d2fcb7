import { type FastifyInstance } from 'fastify';
import { auditLookRoutes } from './activity/audit/audit-looks.routes';
import { changeRoutes } from './activity/changes/changes.routes';
import { holdRoutes } from './activity/holds/holds.routes';
import { notificationRoutes } from './activity/notifications/notifications.routes';
import { savedViewRoutes } from './activity/saved-views/saved-views.routes';
import { customerRoutes } from './back-office/customers/customers.routes';
import { dealershipRecordRoutes } from './back-office/dealership-records/dealership-records.routes';
import { phoneCallRoutes } from './back-office/phone-calls/phone-calls.routes';
import { privacyRoutes } from './back-office/privacy/privacy.routes';
import { searchRoutes } from './back-office/search/search.routes';
import { endWork } from './back-office/staff-work/end-work';
import { todayRoutes } from './back-office/today/today.routes';
import { dealershipRoutes } from './catalog/dealerships/dealerships.routes';
import { priceTableRoutes } from './catalog/price-tables/price-tables.routes';
import { stockRoutes } from './catalog/stock/stock.routes';
import { technicalSheetRoutes } from './catalog/technical-sheets/technical-sheets.routes';
import { sharePictureRoutes } from './catalog/vehicles/share-pictures.routes';
import { vehicleRoutes } from './catalog/vehicles/vehicles.routes';
import { cmsRoutes } from './content/cms-pages/cms.routes';
import { editPagesRoutes } from './content/cms-pages/edit-pages.routes';
import { contractRoutes } from './contracts/contracts/contracts.routes';
import { readNextInstallment } from './contracts/contracts/plan/next-installment';
import { signatureRoutes } from './contracts/contracts/sign/signatures.routes';
import { deliveryRoutes } from './contracts/deliveries/deliveries.routes';
import { installmentRoutes } from './contracts/installments/installments.routes';
import { driverRoutes } from './driving/drivers/drivers.routes';
import { subscriptionRoutes } from './driving/km/km.routes';
import { lossRoutes } from './driving/losses/losses.routes';
import { maintenanceRoutes } from './driving/maintenance/maintenance.routes';
import { endPurchaseOfDemanded } from './driving/purchases/lapse-purchase';
import { movePurchase } from './driving/purchases/purchases.job';
import { purchaseRoutes } from './driving/purchases/purchases.routes';
import { demandReturn, returnWithdrawn } from './driving/returns/demand/demand-return';
import { returnRoutes } from './driving/returns/returns.routes';
import { serviceRequestRoutes } from './driving/service-requests/service-requests.routes';
import { trafficFineRoutes } from './driving/traffic-fines/traffic-fines.routes';
import { workshopRoutes } from './driving/workshop/workshop.routes';
import { accountRoutes } from './identity/accounts/accounts.routes';
import { addressRoutes } from './identity/addresses/addresses.routes';
import { authenticationRoutes } from './identity/authentication/authentication.routes';
import { passkeyRoutes } from './identity/authentication/passkeys/passkeys.routes';
import { secondStepRoutes } from './identity/authentication/second-step/second-step.routes';
import { accountSecurityRoutes } from './identity/authentication/security.routes';
import { consentRoutes } from './identity/consents/consents.routes';
import { documentRoutes } from './identity/documents/documents.routes';
import { draftRoutes } from './identity/drafts/drafts.routes';
import { staffRoutes } from './identity/team/staff.routes';
import { teamRoutes } from './identity/team/team.routes';
import { CLOSINGS } from './jobs';
import { paymentRoutes } from './payments/payments/payments.routes';
import { isCartShared } from './sales/assisted-sale/shared-carts.repository';
import { sharedCartRoutes } from './sales/assisted-sale/shared-carts.routes';
import { campaignRoutes } from './sales/campaigns/campaigns.routes';
import { contactRoutes } from './sales/contacts/contacts.routes';
import { leadRoutes } from './sales/leads/leads.routes';
import { receiveDocument } from './sales/proposals/analysis/receive-document.service';
import { proposalRoutes } from './sales/proposals/proposals.routes';
import { notePartnersChanged } from './sales/proposals/send/partners-changed';
import { reservationRoutes } from './sales/reservations/reservations.routes';
import { salesFunnelRoutes } from './sales/sales-funnel/sales-funnel.routes';
import { readSellerResults } from './sales/sales-funnel/sales-funnel.service';
import { linksOfSeller } from './sales/sales-funnel/seller-links';
import { salesStatementRoutes } from './sales/sales-statement/sales-statement.routes';
import { adoptCart } from './sales/simulations/adopt-cart';
import { sharingRoutes } from './sales/simulations/sharing.routes';
import { simulationRoutes } from './sales/simulations/simulations.routes';

export { JOBS } from './jobs';

/**
 * Registers the routes of every slice. A slice gets here the functions that it needs from
 * a later district (`districts.cjs`).
 */
export function registerFeatures(api: FastifyInstance): void {
  cmsRoutes(api);
  vehicleRoutes(api);
  sharePictureRoutes(api);
  technicalSheetRoutes(api);
  dealershipRoutes(api);
  dealershipRecordRoutes(api);
  addressRoutes(api);
  leadRoutes(api);
  reservationRoutes(api);
  contactRoutes(api);
  accountRoutes(api, notePartnersChanged);
  accountSecurityRoutes(api);
  authenticationRoutes(api, adoptCart);
  secondStepRoutes(api, adoptCart);
  passkeyRoutes(api, adoptCart);
  staffRoutes(api, endWork);
  simulationRoutes(api);
  campaignRoutes(api);
  sharingRoutes(api);
  sharedCartRoutes(api);
  proposalRoutes(api);
  salesStatementRoutes(api);
  signatureRoutes(api);
  installmentRoutes(api);
  contractRoutes(api, [...CLOSINGS, returnWithdrawn]);
  paymentRoutes(api, {
    endings: { closings: CLOSINGS, demandReturn, endPurchase: endPurchaseOfDemanded },
    afterPayment: (tx, id) => movePurchase(api.ports, tx, { id, closings: CLOSINGS }),
  });
  consentRoutes(api);
  documentRoutes(api, receiveDocument);
  deliveryRoutes(api, readNextInstallment);
  stockRoutes(api);
  subscriptionRoutes(api);
  maintenanceRoutes(api);
  driverRoutes(api);
  serviceRequestRoutes(api);
  lossRoutes(api, CLOSINGS);
  returnRoutes(api, CLOSINGS);
  purchaseRoutes(api);
  trafficFineRoutes(api);
  workshopRoutes(api);
  customerRoutes(api);
  phoneCallRoutes(api);
  searchRoutes(api);
  todayRoutes(api);
  salesFunnelRoutes(api);
  teamRoutes(api, {
    endWork,
    readResults: readSellerResults,
    linksOf: linksOfSeller,
  });
  holdRoutes(api);
  notificationRoutes(api);
  savedViewRoutes(api);
  draftRoutes(api);
  auditLookRoutes(api);
  priceTableRoutes(api);
  editPagesRoutes(api);
  privacyRoutes(api);
  changeRoutes(api, isCartShared);
}
