import '../consultant-calls';
import '../passkey-calls';
import { api } from '../index';

type Definition = { type: string; invalidatesTags?: unknown; providesTags?: unknown };

/**
 * The endpoints as they are declared; `enhanceEndpoints` is the library's way to see
 * them.
 */
function definitions(): Record<string, Definition> {
  const seen: Record<string, Definition> = {};
  const look = (name: string) => (definition: unknown) =>
    void (seen[name] = definition as Definition);
  const endpoints = Object.fromEntries(
    Object.keys(api.endpoints).map((name) => [name, look(name)]),
  );
  api.enhanceEndpoints({
    endpoints: endpoints as Parameters<typeof api.enhanceEndpoints>[0]['endpoints'],
  });
  return seen;
}

const OF_THE_VIEWER = [
  'Session',
  'Security',
  'Registration',
  'Documents',
  'Simulations',
  'SharedCarts',
  'Proposals',
  'Contracts',
  'Payments',
  'Disputes',
  'Overdue',
  'Deliveries',
  'Leads',
];
const OF_THE_ACCOUNT = ['Session', 'Registration'];

/** Tags that each write makes stale; none when no query shows its effect. */
const STALE_AFTER: Record<string, readonly string[]> = {
  askPayment: ['Payments'],
  choosePreparedBills: ['Payments', 'Contracts'],
  closeOddEvent: ['Payments'],
  contestCharge: ['Payments', 'Contracts'],
  sendProof: [],
  sendDisputeFile: ['Payments'],
  answerDispute: ['Disputes', 'Contracts'],
  decideOverdue: ['Overdue', 'Contracts'],
  startAutomatic: ['Payments'],
  endAutomatic: ['Payments'],
  startCard: ['Payments'],
  removeCard: ['Payments', 'Contracts'],
  signIn: OF_THE_VIEWER,
  verifyMfa: OF_THE_VIEWER,
  proveMailbox: ['BegunSignIn'],
  proveByApp: OF_THE_VIEWER,
  proveByPasskey: OF_THE_VIEWER,
  connectPasskey: OF_THE_VIEWER,
  signInByPasskey: OF_THE_VIEWER,
  redeemSignInLink: OF_THE_VIEWER,
  requestSignInLink: [],
  refreshSession: [],
  signOut: [],
  createUser: [],
  verifyContract: [],
  verifyEmail: ['Session', 'Security'],
  resendVerification: [],
  savePersonalData: [...OF_THE_ACCOUNT, 'Documents'],
  saveCompanyData: OF_THE_ACCOUNT,
  savePartners: OF_THE_ACCOUNT,
  saveAddress: OF_THE_ACCOUNT,
  finishRegistration: OF_THE_ACCOUNT,
  sendDocument: ['Documents', 'Registration', 'Proposals'],
  deleteDocument: ['Documents', 'Registration'],
  requestRecovery: [],
  resetPassword: ['Security'],
  replacePendingEmail: ['Session', 'Security'],
  saveAccountData: ['Session', 'Security'],
  changeEmail: ['Security'],
  changePassword: ['Security'],
  sendSignature: ['Proposals'],
  sendSignaturePin: [],
  setSecondStep: ['Security'],
  endOneSession: ['Security'],
  endOtherSessions: ['Security'],
  forgetDevice: ['Security'],
  noteProposal: ['Proposals'],
  exportData: [],
  eraseAccount: [],
  giveConsent: ['Consents', 'Privacy'],
  sendContact: ['Leads'],
  sendCompanyContact: ['Leads'],
  sendLead: ['Leads'],
  sendLandingLead: ['Leads'],
  sendReservationLead: ['Leads'],
  claimLead: ['Leads'],
  assignLeads: ['Leads', 'Holds'],
  closeLeads: ['Leads', 'Holds'],
  releaseLead: ['Leads'],
  workLead: ['Leads'],
  callPlace: ['Leads'],
  reservePlace: ['Reservations'],
  confirmPlace: ['Reservations'],
  sendProposal: ['Proposals', 'Simulations'],
  decideProposal: ['Proposals'],
  takeBackRequest: ['Proposals'],
  checkPartners: ['Proposals'],
  cancelProposal: ['Proposals'],
  requestReview: ['Proposals'],
  withdrawContract: ['Contracts', 'Proposals'],
  changeDueDay: ['Contracts', 'Proposals'],
  chooseDeliverySlot: ['Deliveries', 'Proposals'],
  moveDelivery: ['Deliveries', 'Proposals'],
  addDeliveryMilestone: ['Deliveries', 'Proposals'],
  saveDeliveryHours: ['Deliveries'],
  undoDeliveryMilestone: ['Deliveries', 'Proposals'],
  saveDeliveredCar: ['Deliveries', 'Proposals'],
  sendDeliveryPhoto: ['Deliveries', 'Proposals'],
  deleteDeliveryPhoto: ['Deliveries', 'Proposals'],
  sendHandoverPin: [],
  handOverCar: ['Deliveries', 'Proposals'],
  sendOdometerPhoto: ['KmBank'],
  noteMaintenance: ['KmBank', 'ServiceRequests', 'Returns'],
  removeMaintenance: ['KmBank', 'ServiceRequests', 'Returns'],
  sendOdometerReading: ['KmBank', 'Returns'],
  correctOdometerReading: ['KmBank', 'Returns'],
  strikeOdometerReading: ['KmBank', 'Returns'],
  buyKm: ['KmBank', 'Contracts', 'Payments'],
  openServiceRequest: ['ServiceRequests', 'KmBank', 'Returns'],
  knowCallerByFacts: ['PhoneCalls'],
  sendCallerPin: [],
  knowCallerByPin: ['PhoneCalls'],
  endPhoneCall: ['PhoneCalls'],
  openRequestByPhone: ['PhoneCalls', 'ServiceRequests', 'KmBank', 'Returns'],
  readOdometerByPhone: ['PhoneCalls', 'KmBank', 'Returns'],
  bookByPhone: ['PhoneCalls', 'Returns', 'Deliveries', 'Proposals'],
  cancelReturnByPhone: ['PhoneCalls', 'Returns'],
  bookWorkshopByPhone: ['PhoneCalls', 'Workshop', 'Contracts'],
  moveWorkshopByPhone: ['PhoneCalls', 'Workshop', 'Contracts'],
  cancelWorkshopByPhone: ['PhoneCalls', 'Workshop', 'Contracts'],
  sendCopyByPhone: ['PhoneCalls', 'Payments'],
  startAddressByPhone: ['PhoneCalls'],
  claimServiceRequest: ['ServiceRequests'],
  sendServiceMessage: ['ServiceRequests'],
  sendServiceFile: ['ServiceRequests'],
  registerTrafficFine: ['TrafficFines'],
  checkTrafficFines: [],
  importTrafficFines: ['TrafficFines'],
  sendTrafficFineFile: ['TrafficFines'],
  nameFineDriver: ['TrafficFines'],
  contestTrafficFine: ['TrafficFines'],
  chargeTrafficFine: ['TrafficFines', 'Contracts', 'Payments'],
  cancelTrafficFine: ['TrafficFines', 'Contracts', 'Payments'],
  assignTrafficFines: ['TrafficFines'],
  cancelTrafficFines: ['TrafficFines', 'Contracts', 'Payments'],
  saveStock: ['Stock'],
  checkStock: [],
  importStock: ['Stock'],
  chooseNotificationDigest: ['Notifications'],
  readNotification: ['Notifications'],
  keepHold: ['Holds'],
  endHold: ['Holds'],
  saveView: ['SavedViews'],
  renameView: ['SavedViews'],
  removeView: ['SavedViews'],
  readNotifications: ['Notifications'],
  inviteSeller: ['Team'],
  withdrawSellerInvitation: ['Team'],
  acceptSellerInvitation: [],
  resetSellerApp: [],
  resetStaffApp: ['Team'],
  beginPasskey: [],
  addPasskey: ['Security'],
  removePasskey: ['Security'],
  beginPasskeySignIn: [],
  beginPasskeyProof: [],
  beginPasskeyConnection: [],
  changeStaffRights: ['Team'],
  endStaffAccess: ['Team'],
  restoreStaffAccess: ['Team'],
  inviteConsultant: ['Team'],
  withdrawConsultantInvitation: ['Team'],
  acceptConsultantInvitation: [],
  endSellerAccess: ['Team', 'Proposals'],
  restoreSellerAccess: ['Team', 'Proposals'],
  checkPriceTable: [],
  importPriceTable: ['PriceTables', 'Prices'],
  withdrawPriceTable: ['PriceTables'],
  changeExtraName: ['PriceTables', 'Prices'],
  changeTechnicalSheet: ['TechnicalSheets', 'Prices'],
  addDealership: ['DealershipRecords', 'Dealerships'],
  setCommissionRate: ['SalesStatements'],
  setCampaign: ['Simulations'],
  makeCampaign: ['Campaigns'],
  endCampaign: ['Campaigns'],
  changeDealership: ['DealershipRecords', 'Dealerships'],
  endDealership: ['DealershipRecords', 'Dealerships'],
  reopenDealership: ['DealershipRecords', 'Dealerships'],
  saveCmsPage: ['CmsPages'],
  bringBackCmsPage: ['CmsPages'],
  publishCmsPage: ['CmsPages', 'Content'],
  previewCmsPage: [],
  withdrawCmsPage: ['CmsPages'],
  decideDeductible: ['ServiceRequests', 'Contracts', 'Payments'],
  endByLoss: [
    'ServiceRequests',
    'Contracts',
    'Payments',
    'Proposals',
    'Purchases',
    'Returns',
  ],
  addDriver: ['Drivers', 'Contracts'],
  sendDriverPhoto: ['Drivers', 'Contracts'],
  removeDriver: ['Drivers', 'Contracts'],
  swapKmPackage: ['KmBank', 'Contracts', 'Payments', 'Proposals'],
  askPurchase: ['Purchases', 'Contracts'],
  answerPurchase: ['Purchases', 'Contracts', 'Payments', 'Returns'],
  offerPurchase: ['Purchases', 'Contracts'],
  refusePurchase: ['Purchases', 'Contracts'],
  transferPurchase: ['Purchases', 'Contracts'],
  bookReturn: ['Returns'],
  cancelReturn: ['Returns'],
  sendReturnPhoto: ['Returns'],
  deleteReturnPhoto: ['Returns'],
  addDamage: ['Returns'],
  noteWearDamage: ['Returns'],
  sendHomePhoto: ['Returns'],
  deleteHomePhoto: ['Returns'],
  nameHomeDamage: ['Returns'],
  dropHomeDamage: ['Returns'],
  deleteDamage: ['Returns'],
  sendReturnPin: [],
  receiveCar: ['Returns', 'Contracts', 'Payments', 'Proposals'],
  answerDamages: ['Returns', 'Contracts', 'Payments', 'Proposals'],
  decideContest: ['Returns', 'Contracts', 'Payments', 'Proposals'],
  bookWorkshopVisit: ['Workshop', 'Contracts'],
  moveWorkshopVisit: ['Workshop', 'Contracts'],
  cancelWorkshopVisit: ['Workshop', 'Contracts'],
  noteWorkshopOutcome: ['Workshop', 'KmBank', 'Returns'],
  saveWorkshopHours: ['Workshop'],
  createSimulation: ['Simulations'],
  deleteSimulation: ['Simulations'],
  restoreSimulation: ['Simulations'],
  mailSimulation: [],
  createBasket: ['Simulations'],
  updateBasket: ['Simulations'],
  repriceBasket: ['Simulations'],
  offerSharedCart: ['SharedCarts'],
  endSharedCart: ['SharedCarts'],
  decideSharing: ['SharedCarts', 'Simulations'],
  startAssistedCart: ['SharedCarts'],
  requestSharing: ['SharedCarts'],
  endAssistedCart: ['SharedCarts'],
  inviteCustomer: ['SharedCarts'],
  addAssistedSimulation: ['SharedCarts'],
  changeAssistedSimulation: ['SharedCarts'],
  setAssistedCampaign: ['SharedCarts'],
  removeAssistedSimulation: ['SharedCarts'],
  restoreAssistedSimulation: ['SharedCarts'],
};

const declared = definitions();
const writes = Object.entries(declared).filter(([, { type }]) => type === 'mutation');

/**
 * Sign-ins make tags stale only when they succeed: RTK Query invalidates after refusals
 * too.
 */
const afterSuccess = (tags: unknown): unknown =>
  typeof tags === 'function' ? (tags as (result: unknown) => unknown)({}) : tags;

describe('a write drops what it made stale (spec §7)', () => {
  it('a refused sign-in drops nothing', () => {
    for (const [, { invalidatesTags }] of writes)
      if (typeof invalidatesTags === 'function')
        expect((invalidatesTags as (result: unknown) => unknown)(undefined)).toEqual([]);
  });
  it.each(writes)('%s says what that is', (name, { invalidatesTags }) =>
    expect(afterSuccess(invalidatesTags)).toEqual(STALE_AFTER[name]),
  );
  it('all of the table are writes', () =>
    expect(Object.keys(STALE_AFTER).sort()).toEqual(writes.map(([name]) => name).sort()));
  it.each([
    ['openRequestByPhone', ['openServiceRequest']],
    ['readOdometerByPhone', ['sendOdometerReading']],
    ['bookByPhone', ['bookReturn', 'chooseDeliverySlot', 'moveDelivery']],
    ['cancelReturnByPhone', ['cancelReturn']],
    ['bookWorkshopByPhone', ['bookWorkshopVisit']],
    ['moveWorkshopByPhone', ['moveWorkshopVisit']],
    ['cancelWorkshopByPhone', ['cancelWorkshopVisit']],
    ['sendCopyByPhone', ['askPayment']],
  ])("%s makes stale what the customer's own act does", (byPhone, own) =>
    expect(STALE_AFTER[byPhone]).toEqual(
      expect.arrayContaining(own.flatMap((name) => STALE_AFTER[name] ?? [])),
    ),
  );
  it('an edit makes the link of a simulation stale, whose preview ends in the revision', () =>
    expect(declared['getShareToken']?.providesTags).toEqual(STALE_AFTER['updateBasket']));
  it.each([
    'getDealershipToday',
    'getDealershipTodayCount',
    'getKmBank',
    'getMaintenance',
  ])('%s is read again after a visit to the workshop was noted', (name) =>
    expect(declared[name]?.providesTags).toContain('Workshop'),
  );
  it('each tag that is dropped is on something that is read', () => {
    const read = new Set(
      Object.values(declared).flatMap(
        ({ providesTags = [] }) => providesTags as string[],
      ),
    );
    expect(
      Object.values(STALE_AFTER)
        .flat()
        .filter((tag) => !read.has(tag)),
    ).toEqual([]);
  });
});
