import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call } from '@site/contracts';
import { calls } from '@site/contracts/calls';
import { type ApiFailure, NETWORK_MESSAGE } from '../http/failure';
import { CATALOGUE, explain, type Explanation } from './catalogue';
import { aFailure } from './testing/a-failure';

const HERE = 'http://localhost/simulador';
const BASKET = 'simulations/1/baskets/2';
const SIGN_IN = 'authentications';

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
  ...['listPriceTables', 'comparePriceTable', 'withdrawPriceTable'],
  ...['checkPriceTable', 'importPriceTable', 'listExtraNames', 'changeExtraName'],
  ...['listDealershipRecords', 'getDealershipRecord', 'addDealership'],
  ...['changeDealership', 'endDealership', 'reopenDealership'],
  ...['listCmsPages', 'getCmsPage', 'getCmsPageVersion', 'saveCmsPage'],
  ...['bringBackCmsPage', 'publishCmsPage', 'withdrawCmsPage', 'previewCmsPage'],
  ...['listChanges', 'streamChanges'],
  ...['listLeads', 'getLead', 'claimLead', 'releaseLead', 'workLead'],
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

const field = { key: 'Document', message: 'CPF inválido.' };
const mfa = { key: 'MfaRequired', message: 'Código enviado.' };

const CASES: [case_: string, failure: Partial<ApiFailure>, expected: Explanation][] = [
  [
    '401 with a message',
    { status: 401 },
    says('session over', 'Erro!', 'A mensagem.', 'logout'),
  ],
  [
    '401 without one',
    { status: 401, message: '' },
    says(
      'session over',
      'Erro!',
      'Sua sessão expirou, faça login novamente para continuar!',
      'logout',
    ),
  ],
  [
    '404 on baskets',
    { status: 404, path: BASKET },
    says('basket gone', 'Erro!', 'A mensagem.', 'reset-simulation'),
  ],
  [
    '403 on authentications with MfaRequired',
    { status: 403, path: SIGN_IN, notifications: [mfa] },
    says('MFA required', 'Alerta!', 'A mensagem.', 'email-mfa'),
  ],
  [
    '403 on authentications with MfaRequired in its message',
    { status: 403, path: SIGN_IN, message: 'MfaRequired' },
    says('MFA required', 'Alerta!', 'MfaRequired', 'email-mfa'),
  ],
  [
    'other 403 on authentications',
    { status: 403, path: SIGN_IN },
    says('registration unfinished', 'Erro!', 'A mensagem.', 'finish-registration'),
  ],
  [
    '429',
    { status: 429, path: SIGN_IN },
    says(
      'too many attempts',
      'Alerta',
      'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.',
    ),
  ],
  [
    '400 on baskets with notifications',
    {
      path: BASKET,
      notifications: [
        { key: 'Term', message: 'Escolha outro.' },
        { key: 'Km', message: 'Não há.' },
      ],
    },
    lists('basket notifications', 'Alerta nos campos:', [
      { label: 'Prazo', text: 'Escolha outro.' },
      { label: 'Quilometragem', text: 'Não há.' },
    ]),
  ],
  [
    '400 on baskets without notifications',
    { path: BASKET },
    says('basket refused', 'Alerta!', 'A mensagem.'),
  ],
  [
    'an error with fields',
    { fields: [field] },
    lists('fields', 'Erro nos campos:', [{ label: 'CPF', text: 'CPF inválido.' }]),
  ],
  [
    'an error with notifications',
    { notifications: [field] },
    lists('notifications', 'Erro nos campos:', [{ label: 'CPF', text: 'CPF inválido.' }]),
  ],
  [
    'any other error with a message',
    { status: 500 },
    says('any other message', 'Erro!', 'A mensagem.'),
  ],
];

describe('the error catalogue', () => {
  it.each(CASES)('%s', (_case, failure, expected) =>
    expect(explain(aFailure(failure), { url: HERE })).toEqual(expected),
  );
  it('has no row that no case reaches', () => {
    const reached = new Set(CASES.map(([, , { row }]) => row));
    expect(
      CATALOGUE.map(({ name }) => name).filter((name) => !reached.has(name)),
    ).toEqual([]);
  });
  it('has ten rows', () => expect(CATALOGUE).toHaveLength(10));
  it('says nothing of a failure given up', () => {
    expect(explain(aFailure({ kind: 'aborted' }), { url: HERE })).toBeNull();
  });
  it('a 401 of another host ends no session', () => {
    expect(
      explain(aFailure({ status: 401, external: true }), { url: HERE })?.then,
    ).toBeNull();
  });
  it('a wrong password belongs to its form: no popup, no redirect', () => {
    expect(explain(aFailure({ status: 401, path: SIGN_IN }), { url: HERE })).toEqual({
      row: 'session over',
      popup: null,
      notice: null,
      then: null,
    });
  });
});

describe('a failure without a message', () => {
  const OWN = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
  it.each<[string, Partial<ApiFailure>, string]>([
    ['of a refusal', { status: 404, message: '' }, OWN],
    ['of a fault', { status: 502, message: OWN }, OWN],
    [
      'of the network',
      { kind: 'network', status: 0, message: NETWORK_MESSAGE },
      NETWORK_MESSAGE,
    ],
  ])("%s is a notice in the page and no popup titled 'Erro!'", (_of, changes, text) => {
    const failure = aFailure({ ...changes, isServersMessage: false });
    const explanation = {
      row: 'without a message',
      popup: null,
      notice: { text, traceId: 'trace' },
      then: null,
    };
    expect(explain(failure, { url: HERE })).toEqual(explanation);
    for (const quiet of [true, 'without-message'] as const)
      expect(explain({ ...failure, quiet }, { url: HERE })).toBeNull();
  });
  it.each<[string, Partial<ApiFailure>, Explanation]>([
    [
      '404 on baskets',
      { status: 404, path: BASKET },
      says('basket gone', 'Erro!', OWN, 'reset-simulation'),
    ],
    [
      '403 with MfaRequired',
      { status: 403, path: SIGN_IN, notifications: [mfa] },
      says('MFA required', 'Alerta!', OWN, 'email-mfa'),
    ],
    ['400 on baskets', { path: BASKET }, says('basket refused', 'Alerta!', OWN)],
    [
      'other 403 on authentications',
      { status: 403, path: SIGN_IN },
      says('registration unfinished', 'Erro!', '', 'finish-registration'),
    ],
  ])('%s opens no empty popup and still does what follows', (_of, changes, expected) => {
    const failure = aFailure({ ...changes, message: '', isServersMessage: false });
    expect(explain(failure, { url: HERE })).toEqual(expected);
  });
  it('that ended a session still says so and leads to the login', () =>
    expect(
      explain(aFailure({ status: 401, message: '', isServersMessage: false }), {
        url: HERE,
      })?.then,
    ).toBe('logout'));
});

describe('quiet calls', () => {
  const GENERAL = [
    { status: 500 },
    { status: 422, fields: [field] },
    { status: 422, notifications: [field] },
  ];
  it('show no general popup', () => {
    for (const general of GENERAL) {
      expect(explain(aFailure(general), { url: HERE })?.popup).not.toBeNull();
      expect(
        explain(aFailure({ ...general, quiet: true }), { url: HERE })?.popup,
      ).toBeNull();
    }
  });
  it('that are quiet without a message have the popup of a message', () => {
    const failure = aFailure({ status: 500, quiet: 'without-message' });
    expect(explain(failure, { url: HERE })?.popup?.text).toBe('A mensagem.');
  });
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
  it('an ended session still leads to the login, without a popup', () => {
    const failure = aFailure({ status: 401, path: BASKET, quiet: true });
    expect(explain(failure, { url: HERE })).toEqual({
      row: 'session over',
      popup: null,
      notice: null,
      then: 'logout',
    });
  });
  it('rows that name a call and 429 still show', () => {
    for (const [, failure, expected] of CASES.filter(
      ([, { path }]) => path !== undefined,
    ))
      expect(explain(aFailure({ ...failure, quiet: true }), { url: HERE })).toEqual(
        expected,
      );
  });
});

function says(
  row: Explanation['row'],
  title: string,
  text: string,
  then: Explanation['then'] = null,
): Explanation {
  return { row, popup: { title, text, traceId: 'trace' }, notice: null, then };
}

function lists(
  row: Explanation['row'],
  title: string,
  items: { label: string; text: string }[],
): Explanation {
  return { row, popup: { title, items, traceId: 'trace' }, notice: null, then: null };
}
