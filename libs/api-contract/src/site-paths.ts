import {
  ACCOUNT_PARAM,
  INVITATION_PARAM,
  PROPOSAL_STATE_PARAM,
  RETURN_URL_PARAM,
  SENT_PROPOSAL_PARAM,
  TOKEN_PARAM,
} from './site-params';
import {
  CAMPAIGN_PATH,
  COMPANIES_PATH,
  HOME_PATH,
  HOW_IT_WORKS_PATH,
  QUESTIONS_PATH,
} from './site-paths.public';
import { withId } from './site-paths.with-id';

/**
 * The address of every page (spec §2, docs/product/content.md): the pattern of a route
 * and the builder of its links, side by side. Lint reads this file and refuses page paths
 * written elsewhere (tools/workspace/lint/site-paths.cjs). This file has registration,
 * account, the logged-in area and the dealership portal; site-paths.public.ts has home,
 * institutional and landing pages and the simulator, site-paths.consultant.ts the
 * consultant portal, site-params.ts the parameters after a `?`; the first page of an app
 * is its prefix in site-map.ts. It has flat constants and functions, so that a page loads
 * only those it uses, and no imports but the files beside it, so that lint and builds can
 * read it. A `_PATH` with `:id` is a route's pattern and
 * has a builder after it. Paths are of the whole site; a portal's router gets them
 * through `pathInApp` of `@site/api-contract/site-map`.
 */

export * from './site-params';
export * from './site-paths.consultant';
export * from './site-paths.public';

/* Registration: people's steps directly below it, a company's below `empresa`. */

export const REGISTRATION_PATH = '/cadastro-de-carro-por-assinatura-mensal';
export const QUICK_REGISTRATION_PATH = '/cadastro-de-carro-por-assinatura-mensal/rapido';
export const FINISH_REGISTRATION_PATH =
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar';

/**
 * Path segment of each step; registration-steps.ts says which steps a person or a company
 * has.
 */
export const STEP_SLUGS = [
  'dados',
  'socios',
  'endereco',
  'documentos',
  'conferir',
] as const;
export type StepSlug = (typeof STEP_SLUGS)[number];

/** Without a slug, the first open step. Error labels differ below `empresa` (spec §3). */
export function registrationStepPath(personType: 'PF' | 'PJ', slug?: StepSlug): string {
  const base = personType === 'PJ' ? `${REGISTRATION_PATH}/empresa` : REGISTRATION_PATH;
  return slug ? `${base}/${slug}` : base;
}

/* Account. */

export const SIGN_IN_PATH = '/conta/login';
export const EMAIL_MFA_PATH = '/conta/autenticacao-email';
export const SECOND_STEP_PATH = '/conta/segunda-etapa';
export const RECOVER_PASSWORD_PATH = '/conta/recuperar-senha';
export const RESET_PASSWORD_PATH = '/conta/redefinir-senha';
/** The page on which an invited consultant makes the account. */
export const STAFF_INVITATION_PATH = '/conta/convite';

export function staffInvitationPath(token: string, email: string): string {
  return `${STAFF_INVITATION_PATH}#${passwordLink(token, email)}`;
}

export function resetPasswordPath(
  token: string,
  email: string,
  returnUrl: string | null = null,
): string {
  const page = withReturnUrl(RESET_PASSWORD_PATH, returnUrl);
  return `${page}#${passwordLink(token, email)}`;
}

/* Logged-in area. */

export const MEMBER_AREA_PATH = '/area-logada';
export const MEMBER_DATA_PATH = '/area-logada/dados';
export const MEMBER_SECURITY_PATH = '/area-logada/seguranca';
export const MEMBER_PRIVACY_PATH = '/area-logada/privacidade';
export const MEMBER_DOCUMENTS_PATH = '/area-logada/documentos';
export const MEMBER_PROPOSAL_PATH = '/area-logada/propostas/:id';
export function memberProposalPath(id: string): string {
  return withId(MEMBER_PROPOSAL_PATH, id);
}

/**
 * Payments of a contract: the next bill, and earlier payments. `vencimento` is the due
 * day of the bill that the payer wants, such as the price of the car.
 */
export const MEMBER_PAYMENTS_PATH = '/area-logada/contratos/:id/pagar';
export function memberPaymentsPath(id: string, dueDate?: string): string {
  const path = withId(MEMBER_PAYMENTS_PATH, id);
  return dueDate === undefined ? path : `${path}?vencimento=${dueDate}`;
}

/** The page for reading and signing the contract of an approved proposal. */
export const SIGN_CONTRACT_PATH = '/area-logada/propostas/:id/contrato';

export function signContractPath(proposalId: string): string {
  return withId(SIGN_CONTRACT_PATH, proposalId);
}

/** The page on which anybody checks whether a file is a contract that was signed. */
export const VERIFY_CONTRACT_PATH = '/contratos/verificar';

/** The damages that a return may cost, with their drawings and highest prices. */
export const WEAR_TABLE_PATH = '/contratos/tabela-de-danos';
/** Query parameter: the version that a contract froze; by default the newest. */
export const WEAR_VERSION_PARAM = 'versao';

export function wearTablePath(version: string): string {
  return `${WEAR_TABLE_PATH}?${WEAR_VERSION_PARAM}=${encodeURIComponent(version)}`;
}

/** The delivery of a contract, by its id or its proposal's. */
export const MEMBER_DELIVERY_PATH = '/area-logada/entregas/:id';
export function memberDeliveryPath(id: string): string {
  return withId(MEMBER_DELIVERY_PATH, id);
}

export const MEMBER_SIMULATIONS_PATH = '/area-logada/simulacoes';
export const MEMBER_CONTRACT_PATH = '/area-logada/contratos/:id';
export function memberContractPath(id: string): string {
  return withId(MEMBER_CONTRACT_PATH, id);
}

/** The odometer of a contract's car, the km that are left, and more of them. */
export const MEMBER_KM_PATH = '/area-logada/contratos/:id/km';
export function memberKmPath(contractId: string): string {
  return withId(MEMBER_KM_PATH, contractId);
}

/** People who drive besides the customer. */
export const MEMBER_DRIVERS_PATH = '/area-logada/contratos/:id/motoristas';
export function memberDriversPath(id: string): string {
  return withId(MEMBER_DRIVERS_PATH, id);
}

/** The customer's requests about the car, with a form for more. */
export const MEMBER_SERVICES_PATH = '/area-logada/contratos/:id/atendimentos';
/** `kind` opens the form of another request with this subject. */
export function memberServicesPath(contractId: string, kind?: 'revisao'): string {
  const path = withId(MEMBER_SERVICES_PATH, contractId);
  return kind === undefined ? path : `${path}?assunto=${kind}`;
}

/** Visits of a contract's car to a workshop. */
export const MEMBER_WORKSHOP_PATH = '/area-logada/contratos/:id/oficina';
export function memberWorkshopPath(contractId: string): string {
  return withId(MEMBER_WORKSHOP_PATH, contractId);
}

export const MEMBER_SERVICE_PATH = '/area-logada/atendimentos/:id';
export function memberServicePath(id: string): string {
  return withId(MEMBER_SERVICE_PATH, id);
}

export const MEMBER_FINES_PATH = '/area-logada/contratos/:id/multas';
export function memberFinesPath(contractId: string): string {
  return withId(MEMBER_FINES_PATH, contractId);
}

/** The purchase of the car at the end of its contract. */
export const MEMBER_PURCHASE_PATH = '/area-logada/contratos/:id/compra';
export function memberPurchasePath(contractId: string): string {
  return withId(MEMBER_PURCHASE_PATH, contractId);
}

/** The end of a contract: the car goes back. */
export const MEMBER_RETURN_PATH = '/area-logada/contratos/:id/devolucao';
export function memberReturnPath(id: string): string {
  return withId(MEMBER_RETURN_PATH, id);
}

/** The page that follows a sent proposal; `number` is the readable one. */
export function sentProposalPath(number: string): string {
  return `${MEMBER_AREA_PATH}?${SENT_PROPOSAL_PARAM}=${encodeURIComponent(number)}`;
}

/* Dealership portal. */

export const DEALER_SIGN_IN_PATH = '/concessionarias/login';
export const DEALER_SIGN_IN_LINK_PATH = '/concessionarias/login/link';
/** The page on which an invited seller makes the account. */
export const DEALER_INVITATION_PATH = '/concessionarias/login/convite';
export const DEALER_PROPOSALS_PATH = '/concessionarias/propostas';
export const DEALER_PROPOSAL_PATH = '/concessionarias/propostas/:id';
/** Cars that the dealership hands over. */
export const DEALER_DELIVERIES_PATH = '/concessionarias/entregas';
/** The hours at which the dealership hands cars over. */
export const DEALER_DELIVERY_HOURS_PATH = '/concessionarias/entregas/horarios';
export const DEALER_DELIVERY_PATH = '/concessionarias/entregas/:id';
/** Cars that come to the dealership's workshop. */
export const DEALER_WORKSHOP_PATH = '/concessionarias/oficina';
export const DEALER_WORKSHOP_HOURS_PATH = '/concessionarias/oficina/horarios';
export const DEALER_WORKSHOP_VISIT_PATH = '/concessionarias/oficina/:id';
/** Cars that come back to the dealership. */
export const DEALER_RETURNS_PATH = '/concessionarias/devolucoes';
export const DEALER_RETURN_PATH = '/concessionarias/devolucoes/:id';
/** The rule that says whose a sale is. */
export const DEALER_SALE_RULE_PATH = '/concessionarias/de-quem-e-a-venda';
/** Sales of a month with their commission. */
export const DEALER_STATEMENT_PATH = '/concessionarias/extrato-de-vendas';
export const DEALER_RESULTS_PATH = '/concessionarias/resultados';
/** Cars that the dealership has ready for delivery. */
export const DEALER_STOCK_PATH = '/concessionarias/estoque';
export const DEALER_STOCK_IMPORT_PATH = '/concessionarias/estoque/importar';
/** Sellers of the dealership. */
export const DEALER_TEAM_PATH = '/concessionarias/equipe';
export const PORTAL_LINK_PATH = '/concessionarias/gerar-link';
export const SELLER_PATH = '/concessionarias/seller';
/** The page on which a seller works on a shared cart. */
export const ASSISTED_CART_PATH = '/concessionarias/seller/atendimentos/:id';

export function dealerSignInLinkPath(token: string): string {
  return `${DEALER_SIGN_IN_LINK_PATH}#${TOKEN_PARAM}=${token}`;
}

export function dealerInvitationPath(token: string, email: string): string {
  return `${DEALER_INVITATION_PATH}#${passwordLink(token, email)}`;
}

/** The e-mail is for the password manager of the person who opens the link. */
function passwordLink(token: string, email: string): string {
  return `${TOKEN_PARAM}=${token}&${ACCOUNT_PARAM}=${encodeURIComponent(email)}`;
}

/** Proposals whose next step is due today or earlier. */
export const DUE_PROPOSALS_PATH = `${DEALER_PROPOSALS_PATH}?passo=hoje`;

export function dealerProposalsPath(state: string): string {
  return `${DEALER_PROPOSALS_PATH}?${PROPOSAL_STATE_PARAM}=${state}`;
}

export function dealerProposalPath(id: string): string {
  return withId(DEALER_PROPOSAL_PATH, id);
}

export function dealerDeliveryPath(id: string): string {
  return withId(DEALER_DELIVERY_PATH, id);
}

export function dealerWorkshopVisitPath(id: string): string {
  return withId(DEALER_WORKSHOP_VISIT_PATH, id);
}

export function dealerReturnPath(id: string): string {
  return withId(DEALER_RETURN_PATH, id);
}

export function assistedCartPath(id: string): string {
  return withId(ASSISTED_CART_PATH, id);
}

/** The page on which a seller opens a customer's invitation. */
export function sellerInvitationPath(code: string): string {
  return `${SELLER_PATH}#${INVITATION_PARAM}=${code}`;
}

/** Addresses that only redirect (spec §2, docs/product/content.md). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/home': HOME_PATH,
  '/cadastro': REGISTRATION_PATH,
  '/como-funciona-contratar-carro-por-assinatura-mensal': HOW_IT_WORKS_PATH,
  '/aluguel-de-carros-para-empresas': COMPANIES_PATH,
  '/faq': QUESTIONS_PATH,
  '/kardian': HOME_PATH,
  '/campanha-whatsapp': CAMPAIGN_PATH,
  '/conta': SIGN_IN_PATH,
  // A list is on one page; only its entries have addresses of their own, by id.
  '/area-logada/propostas': MEMBER_AREA_PATH,
  '/area-logada/contratos': MEMBER_AREA_PATH,
  '/area-logada/entregas': MEMBER_AREA_PATH,
  '/area-logada/atendimentos': MEMBER_AREA_PATH,
};

/** The path with a page to go to afterwards; unchanged without one. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl
    ? `${path}?${RETURN_URL_PARAM}=${encodeURIComponent(returnUrl)}`
    : path;
}

/** A path with its query, without a question mark for an empty one. */
export function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
