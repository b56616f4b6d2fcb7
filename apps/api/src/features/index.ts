import { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accounts.routes';
import { accountSecurityRoutes } from './accounts/security.routes';
import { addressRoutes } from './addresses/addresses.routes';
import { auditLookRoutes } from './audit-trail/audit-looks.routes';
import { authenticationRoutes } from './authentications/authentications.routes';
import { changeRoutes } from './changes/changes.routes';
import { cmsRoutes } from './cms/cms.routes';
import { editPagesRoutes } from './cms/edit-pages.routes';
import { consentRoutes } from './consents/consents.routes';
import { contactRoutes } from './contacts/contacts.routes';
import { contractRoutes } from './contracts/contracts.routes';
import { readNextInstallment } from './contracts/next-installment';
import { signatureRoutes } from './contracts/signatures.routes';
import { customerRoutes } from './customers/customers.routes';
import { dealershipRecordRoutes } from './dealership-records/dealership-records.routes';
import { dealershipRoutes } from './dealerships/dealerships.routes';
import { deliveryRoutes } from './deliveries/deliveries.routes';
import { documentRoutes } from './documents/documents.routes';
import { draftRoutes } from './drafts/drafts.routes';
import { driverRoutes } from './drivers/drivers.routes';
import { installmentRoutes } from './installments/installments.routes';
import { CLOSINGS } from './jobs';
import { leadRoutes } from './leads/leads.routes';
import { lossRoutes } from './losses/losses.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { paymentRoutes } from './payments/payments.routes';
import { priceTableRoutes } from './price-tables/price-tables.routes';
import { privacyRoutes } from './privacy/privacy.routes';
import { notePartnersChanged } from './proposals/partners-changed';
import { proposalRoutes } from './proposals/proposals.routes';
import { receiveDocument } from './proposals/receive-document.service';
import { endPurchaseOfDemanded } from './purchases/lapse-purchase';
import { movePurchase } from './purchases/purchases.job';
import { purchaseRoutes } from './purchases/purchases.routes';
import { reservationRoutes } from './reservations/reservations.routes';
import { demandReturn, returnWithdrawn } from './returns/demand-return';
import { returnRoutes } from './returns/returns.routes';
import { salesFunnelRoutes } from './sales-funnel/sales-funnel.routes';
import { readSellerResults } from './sales-funnel/sales-funnel.service';
import { linksOfSeller } from './sales-funnel/seller-links';
import { savedViewRoutes } from './saved-views/saved-views.routes';
import { serviceRequestRoutes } from './service-requests/service-requests.routes';
import { adoptCart } from './simulations/adopt-cart';
import { endCartsOfSeller } from './simulations/assisted-sale/end-carts-of-seller';
import { sharedCartRoutes } from './simulations/assisted-sale/shared-carts.routes';
import { simulationRoutes } from './simulations/simulations.routes';
import { stockRoutes } from './stock/stock.routes';
import { subscriptionRoutes } from './subscription/subscription.routes';
import { teamRoutes } from './team/team.routes';
import { trafficFineRoutes } from './traffic-fines/traffic-fines.routes';
import { vehicleRoutes } from './vehicles/vehicles.routes';

export { JOBS } from './jobs';

/**
 * Every feature's routes. What a feature needs of one on a higher floor (`features.cjs`)
 * is handed in here.
 */
export function registerFeatures(api: FastifyInstance): void {
  cmsRoutes(api);
  vehicleRoutes(api);
  dealershipRoutes(api);
  dealershipRecordRoutes(api);
  addressRoutes(api);
  leadRoutes(api);
  reservationRoutes(api);
  contactRoutes(api);
  accountRoutes(api, notePartnersChanged);
  accountSecurityRoutes(api);
  authenticationRoutes(api, adoptCart);
  simulationRoutes(api);
  sharedCartRoutes(api);
  proposalRoutes(api);
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
  driverRoutes(api);
  serviceRequestRoutes(api);
  lossRoutes(api, CLOSINGS);
  returnRoutes(api, CLOSINGS);
  purchaseRoutes(api);
  trafficFineRoutes(api);
  customerRoutes(api);
  salesFunnelRoutes(api);
  teamRoutes(api, {
    endCarts: endCartsOfSeller,
    readResults: readSellerResults,
    linksOf: linksOfSeller,
  });
  notificationRoutes(api);
  savedViewRoutes(api);
  draftRoutes(api);
  auditLookRoutes(api);
  priceTableRoutes(api);
  editPagesRoutes(api);
  privacyRoutes(api);
  changeRoutes(api);
}
