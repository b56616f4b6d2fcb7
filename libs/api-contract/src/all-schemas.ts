import * as auditLooksSchemas from './activity/audit.schemas';
import * as changesSchemas from './activity/changes.schemas';
import * as holdsSchemas from './activity/holds.schemas';
import * as notificationsSchemas from './activity/notifications.schemas';
import * as savedViewsSchemas from './activity/saved-views.schemas';
import * as customersSchemas from './back-office/customers.schemas';
import * as dealershipRecordsSchemas from './back-office/dealership-records.schemas';
import * as phoneCallsSchemas from './back-office/phone-calls.schemas';
import * as privacySchemas from './back-office/privacy.schemas';
import * as searchSchemas from './back-office/search.schemas';
import * as todaySchemas from './back-office/today.schemas';
import * as dealershipsSchemas from './catalog/dealerships.schemas';
import * as extraNamesSchemas from './catalog/extra-names.schemas';
import * as priceTablesSchemas from './catalog/price-tables.schemas';
import * as stockSchemas from './catalog/stock.schemas';
import * as technicalSheetsSchemas from './catalog/technical-sheets.schemas';
import * as vehiclesSchemas from './catalog/vehicles.schemas';
import * as cmsSchemas from './content/cms.schemas';
import * as cmsPagesSchemas from './content/cms-pages.schemas';
import * as contractsSchemas from './contracts/contracts.schemas';
import * as customerContractsSchemas from './contracts/customer-contracts.schemas';
import * as deliveriesSchemas from './contracts/deliveries.schemas';
import * as deliveryHoursSchemas from './contracts/delivery-hours.schemas';
import * as deliveryWeekSchemas from './contracts/delivery-week.schemas';
import * as installmentsSchemas from './contracts/installments.schemas';
import * as signaturesSchemas from './contracts/signatures.schemas';
import * as undoMilestoneSchemas from './contracts/undo-milestone.schemas';
import * as driversSchemas from './driving/drivers.schemas';
import * as fineFilesSchemas from './driving/fine-files.schemas';
import * as inspectionsSchemas from './driving/inspections.schemas';
import * as kmBankSchemas from './driving/km-bank.schemas';
import * as kmPackagesSchemas from './driving/km-packages.schemas';
import * as lossesSchemas from './driving/losses.schemas';
import * as maintenanceSchemas from './driving/maintenance.schemas';
import * as purchasesSchemas from './driving/purchases.schemas';
import * as returnsSchemas from './driving/returns.schemas';
import * as serviceRequestsSchemas from './driving/service-requests.schemas';
import * as trafficFinesSchemas from './driving/traffic-fines.schemas';
import * as workshopSchemas from './driving/workshop/workshop.schemas';
import * as accountSecuritySchemas from './identity/account-security.schemas';
import * as accountsSchemas from './identity/accounts.schemas';
import * as consentsSchemas from './identity/consents.schemas';
import * as documentsSchemas from './identity/documents.schemas';
import * as draftsSchemas from './identity/drafts.schemas';
import * as passkeysSchemas from './identity/passkeys.schemas';
import * as registrationSchemas from './identity/registration.schemas';
import * as secondStepSchemas from './identity/second-step.schemas';
import * as staffSchemas from './identity/staff.schemas';
import * as teamSchemas from './identity/team.schemas';
import * as automaticPixSchemas from './payments/automatic-pix.schemas';
import * as bankChargesSchemas from './payments/bank-charges.schemas';
import * as chargeDisputesSchemas from './payments/disputes.schemas';
import * as overdueContractsSchemas from './payments/dunning.schemas';
import * as paymentPapersSchemas from './payments/payment-papers.schemas';
import * as paymentsSchemas from './payments/payments.schemas';
import * as savedCardsSchemas from './payments/saved-cards.schemas';
import * as analysisSchemas from './sales/analysis.schemas';
import * as assistedCartsSchemas from './sales/assisted-sale/assisted-carts.schemas';
import * as sharedCartsSchemas from './sales/assisted-sale/shared-carts.schemas';
import * as campaignsSchemas from './sales/campaigns/campaigns.schemas';
import * as contactsSchemas from './sales/contacts.schemas';
import * as followUpsSchemas from './sales/follow-ups.schemas';
import * as landingSchemas from './sales/landing.schemas';
import * as leadsSchemas from './sales/leads.schemas';
import * as linkVisitsSchemas from './sales/link-visits.schemas';
import * as portalLinksSchemas from './sales/portal-links.schemas';
import * as proposalAgesSchemas from './sales/proposal-ages.schemas';
import * as proposalsSchemas from './sales/proposals.schemas';
import * as salesFunnelSchemas from './sales/sales-funnel.schemas';
import * as salesStatementSchemas from './sales/sales-statement/sales-statement.schemas';
import * as selectedLeadsSchemas from './sales/selected-leads/selected-leads.schemas';
import * as simulationsSchemas from './sales/simulations.schemas';

/**
 * Exports of all files of schemas: those of a call by its name, shared ones, lists. No
 * bundle contains them all.
 */
export const exportedSchemas: Record<string, unknown> = {
  ...auditLooksSchemas,
  ...changesSchemas,
  ...holdsSchemas,
  ...notificationsSchemas,
  ...savedViewsSchemas,
  ...customersSchemas,
  ...dealershipRecordsSchemas,
  ...phoneCallsSchemas,
  ...privacySchemas,
  ...searchSchemas,
  ...todaySchemas,
  ...dealershipsSchemas,
  ...extraNamesSchemas,
  ...priceTablesSchemas,
  ...stockSchemas,
  ...technicalSheetsSchemas,
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
  ...fineFilesSchemas,
  ...inspectionsSchemas,
  ...kmBankSchemas,
  ...kmPackagesSchemas,
  ...lossesSchemas,
  ...maintenanceSchemas,
  ...purchasesSchemas,
  ...returnsSchemas,
  ...serviceRequestsSchemas,
  ...trafficFinesSchemas,
  ...workshopSchemas,
  ...accountSecuritySchemas,
  ...accountsSchemas,
  ...consentsSchemas,
  ...documentsSchemas,
  ...draftsSchemas,
  ...registrationSchemas,
  ...passkeysSchemas,
  ...secondStepSchemas,
  ...staffSchemas,
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
  ...campaignsSchemas,
  ...selectedLeadsSchemas,
  ...contactsSchemas,
  ...followUpsSchemas,
  ...landingSchemas,
  ...leadsSchemas,
  ...linkVisitsSchemas,
  ...portalLinksSchemas,
  ...proposalAgesSchemas,
  ...proposalsSchemas,
  ...salesFunnelSchemas,
  ...salesStatementSchemas,
  ...simulationsSchemas,
};
