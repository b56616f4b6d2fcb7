import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call } from '@site/contracts';
import { calls } from '@site/contracts/calls';

/** Calls that spec §7 and §8 and product.md §11 name. */
const SPECIFIED = [
  /(^|\/)baskets(\/|$)/,
  /^authentications(\/|$)/,
  /headers-with-payments/,
  /verifications\/area-supports/,
  /^users\/document\//,
  /^leads\/notification\//,
  /^cms$/,
  /^vehicles\/prices$/,
];
/**
 * Calls whose screens say a failure in their own place; each says which at its `quiet`. A
 * new one is looked at first.
 */
const INLINE = [
  ...[
    'getCepAddress',
    'getDealership',
    'listConsents',
    'getShareToken',
    'openSharedSimulation',
    'quoteChoice',
  ],
  ...['getContractDraft', 'getContractDraftPdf', 'sendSignaturePin', 'sendSignature'],
  ...['downloadContract', 'verifyContract', 'changeDueDay', 'withdrawContract'],
  ...['getWithdrawalReceipt', 'choosePreparedBills', 'getExitQuotes'],
  ...['sendLandingLead', 'sendReservationLead', 'reservePlace', 'sendContact'],
  ...['sendCompanyContact', 'listDocuments', 'sendDocument', 'downloadDocument'],
  'getDocumentPage',
  ...['deleteDocument', 'decideProposal', 'getSharedCart', 'exportProposals'],
  'noteProposal',
  ...['sendLinkVisit', 'getSalesFunnel', 'listPortalLinks', 'getLinkPoster'],
  'getProposalAges',
  'cancelProposal',
  'takeBackRequest',
  'checkPartners',
  'undoDeliveryMilestone',
  'saveDeliveryHours',
  'requestReview',
  ...['offerSharedCart', 'endSharedCart', 'openInvitation', 'decideSharing'],
  ...['listAssistedCarts', 'startAssistedCart', 'requestSharing', 'getAssistedCart'],
  ...['endAssistedCart', 'inviteCustomer', 'addAssistedSimulation'],
  ...['changeAssistedSimulation', 'quoteAssistedChange'],
  ...['removeAssistedSimulation', 'restoreAssistedSimulation'],
  ...[
    'getDelivery',
    'getDeliveryWeek',
    'listDeliverySlots',
    'chooseDeliverySlot',
    'addDeliveryMilestone',
  ],
  ...['saveDeliveredCar', 'sendDeliveryPhoto', 'downloadDeliveryPhoto'],
  ...['deleteDeliveryPhoto', 'sendHandoverPin', 'handOverCar'],
  'listBankCharges',
  ...['getContractPayments', 'askPayment', 'getBoletoPdf', 'getReceiptPdf'],
  ...['contestCharge', 'answerDispute', 'decideOverdue'],
  ...['sendProof', 'sendDisputeFile', 'downloadDisputeFile'],
  ...['startCard', 'removeCard'],
  ...['startAutomatic', 'endAutomatic', 'getKmBank', 'sendOdometerReading', 'buyKm'],
  ...['listDrivers', 'getDriver', 'addDriver', 'sendDriverPhoto'],
  ...['downloadDriverPhoto', 'removeDriver'],
  ...['getKmPackages', 'swapKmPackage'],
  ...['quoteLoss', 'endByLoss'],
  ...['listServiceRequests', 'openServiceRequest', 'listServiceQueue'],
  ...['getServiceRequest', 'claimServiceRequest', 'sendServiceMessage'],
  ...['getReturn', 'listReturnSlots', 'bookReturn', 'cancelReturn', 'sendReturnPhoto'],
  ...['downloadReturnPhoto', 'deleteReturnPhoto', 'addDamage', 'deleteDamage'],
  ...['sendReturnPin', 'receiveCar', 'answerDamages', 'decideContest'],
  ...['listTrafficFines', 'listTrafficFineQueue', 'getTrafficFine'],
  ...['registerTrafficFine', 'sendTrafficFineFile', 'downloadTrafficFineFile'],
  ...['nameFineDriver', 'downloadDriverIndication', 'contestTrafficFine'],
  ...['chargeTrafficFine', 'cancelTrafficFine'],
  ...['getPurchase', 'listPurchases', 'askPurchase', 'answerPurchase'],
  ...['offerPurchase', 'refusePurchase', 'transferPurchase'],
  ...['sendServiceFile', 'downloadServiceFile', 'decideDeductible'],
  ...['findCustomers', 'getCustomer', 'listAuditLooks'],
  ...['getTeam', 'endSellerAccess', 'restoreSellerAccess', 'inviteSeller'],
  ...['withdrawSellerInvitation', 'acceptSellerInvitation'],
  ...['listNotifications', 'countNotifications', 'readNotification'],
  ...['readNotifications', 'getNotificationDigest', 'chooseNotificationDigest'],
  ...['listSavedViews', 'saveView', 'renameView', 'removeView'],
  ...['listStockCars', 'getStockChoices', 'saveStock'],
  ...['exportStock', 'checkStock', 'importStock'],
  ...['listPriceTables', 'comparePriceTable', 'exportPriceTable'],
  ...['checkPriceTable', 'importPriceTable', 'withdrawPriceTable'],
  ...['listExtraNames', 'changeExtraName'],
  ...['listDealershipRecords', 'getDealershipRecord', 'addDealership'],
  ...['changeDealership', 'endDealership', 'reopenDealership'],
  ...['listCmsPages', 'getCmsPage', 'getCmsPageVersion', 'saveCmsPage'],
  ...['bringBackCmsPage', 'publishCmsPage', 'withdrawCmsPage', 'previewCmsPage'],
  ...['listChanges', 'streamChanges'],
  ...['listLeads', 'getLead', 'claimLead', 'releaseLead', 'workLead'],
  ...['callPlace', 'confirmPlace'],
  ...['listProposals', 'getProposal', 'listCustomerContracts', 'getAccountRecord'],
  ...['listContracts', 'getContract', 'listDisputes', 'getDispute'],
  ...['listOverdueContracts', 'listReturns', 'listDeliveries', 'getDeliveryHours'],
  ...['listSimulations', 'getSimulation', 'getRegistration'],
];
/**
 * Calls whose popups §8 asks for, or whose screens mostly do without: only what has no
 * sentence of the server is left to the screen.
 */
const INLINE_WITHOUT_MESSAGE = [
  ...['listVehicleClasses', 'listPromptDelivery', 'listDealerships'],
  ...['listAvailableDealerships', 'listGroupDealerships'],
  ...['getContractInstallments', 'getSimulationInstallments'],
  ...['getLoggedUser', 'getPrivacy', 'getAccountSecurity', 'getReservation'],
];

describe('quiet calls', () => {
  it.each(SPECIFIED)('are all of %s, as specified', (path) => {
    const specified = Object.values(calls).filter((call) => path.test(call.path));
    expect(specified).not.toEqual([]);
    expect(specified.filter(({ quiet }) => !quiet)).toEqual([]);
  });
  it('beyond the specification are those whose screens say the failure themselves', () => {
    const beyond = Object.entries(calls).filter(
      ([, { path }]) => !SPECIFIED.some((named) => named.test(path)),
    );
    const named = (how: Call['quiet']) =>
      beyond.flatMap(([name, { quiet }]) => (quiet === how ? [name] : [])).sort();
    expect(named(true)).toEqual([...INLINE].sort());
    expect(named('without-message')).toEqual([...INLINE_WITHOUT_MESSAGE].sort());
  });
  it('say each at its place who tells the failure', () => {
    const folder = join(__dirname, '../../../contracts/src/calls');
    const lines = readdirSync(folder, { encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    const quiet = lines.filter((line) => / quiet: (true|'without-message'),/.test(line));
    expect(quiet.length).toBeGreaterThan(100);
    expect(quiet.filter((line) => !line.includes(' // '))).toEqual([]);
  });
});
