import {
  CLIENT_TYPE_PARAM,
  LINK_PICTURE_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  SIMULATION_PARAM,
  TOKEN_PARAM,
} from './site-params';
import { withId } from './site-paths.with-id';

/* Home (spec §2); links that say who sent a visitor: `entry-links.ts`. */

export const HOME_PATH = '/';
/** Home with the lead modal over it. */
export const LEAD_MODAL_PATH = '/desconto-assinar';
export const WELCOME_PATH = '/boas-vindas';

/* Institutional pages: the last segment is the slug of the CMS page, too. */

export const INSTITUTIONAL_PREFIX = '/institucional';
export const COMPANIES_PATH = '/institucional/aluguel-de-carros-para-empresas';
export const HOW_IT_WORKS_PATH =
  '/institucional/como-funciona-contratar-carro-por-assinatura-mensal';
export const CONTACT_PATH = '/institucional/contato';
export const COMPANY_CONTACT_PATH = '/institucional/para-empresas-formulario';
export const QUESTIONS_PATH = '/institucional/duvidas';
export const INCLUDED_PATH = '/institucional/o-que-esta-incluso';
export const STORES_PATH = '/institucional/nossas-lojas';
export const TERMS_PATH = '/institucional/termos-de-uso';
export const PRIVACY_POLICY_PATH = '/institucional/politica-de-privacidade';
export const ACCESSIBILITY_PATH = '/institucional/acessibilidade';
export const COOKIE_PREFERENCES_PATH = '/institucional/preferencias-de-cookies';

/* Landing pages. */

export const CHAT_PATH = '/chamanochat';
/** The capital is required: the other spelling redirects here. */
export const CAMPAIGN_PATH = '/campanha-whatsApp';
export const ON_BOARD_PATH = '/abordo';
export const SUBSCRIBE_PATH = '/assine';
export const WAITING_LIST_PATH = '/pre-reserva';
export const RESERVATION_PATH = '/pre-reserva/boreal';

/* Simulator. */

export const SIMULATOR_PATH = '/simulador';
export const CHOOSE_CAR_PATH = '/simulador/assinatura-de-veiculos-mensal';
export const MODELS_PATH = '/simulador/escolher-alugar-carro-mensal';
/** The cars of the query side by side. */
export const COMPARE_PATH = '/simulador/comparar';
/** A car with its technical sheet, by the slug of its model. */
export const CAR_PATH = '/simulador/carros/:id';
export const CONFIGURE_PATH = '/simulador/configure-e-assine';
export const CART_PATH = '/simulador/carrinho';
export const CHECKOUT_PATH = '/simulador/carrinho/assinar';
/** A simulation that somebody sent; its token is behind `#`. */
export const SHARED_SIMULATION_PATH = '/simulador/compartilhada';
/** A seller's invitation to a shared cart; its code is behind `#`. */
export const INVITATION_PATH = '/simulador/atendimento';

/** The cars, at companies' prices. */
export function companyCarsPath(): string {
  return `${CHOOSE_CAR_PATH}?${CLIENT_TYPE_PARAM}=pj`;
}

/** The page of a car; `modelSlug` is the last part of its address. */
export function carPath(modelSlug: string): string {
  return withId(CAR_PATH, modelSlug);
}

export function configurePath(modelSlug: string): string {
  return `${CONFIGURE_PATH}?${MODEL_PARAM}=${encodeURIComponent(modelSlug)}`;
}

export function checkoutPath(simulationId: string): string {
  return `${CHECKOUT_PATH}?${SIMULATION_PARAM}=${encodeURIComponent(simulationId)}`;
}

/** The page that confirms a place in the queue; the token is behind `#`. */
export function confirmPlacePath(token: string): string {
  return `${RESERVATION_PATH}#${TOKEN_PARAM}=${token}`;
}

/**
 * The page of a simulation that somebody sent. Car and `preview` stand in the query, which
 * link previews read: the token behind `#` never reaches a server.
 */
export function sharedSimulationPath(
  { token, preview }: { token: string; preview: string },
  { modelSlug, paint }: { modelSlug: string; paint: string },
): string {
  const search = new URLSearchParams({
    [MODEL_PARAM]: modelSlug,
    [PAINT_PARAM]: paint,
    [LINK_PICTURE_PARAM]: preview,
  });
  return `${SHARED_SIMULATION_PATH}?${search.toString()}#${token}`;
}

/** The API's picture of a painted car for link previews, as PNG. */
export function sharePicturePath(modelSlug: string, paint: string): string {
  return `/api/v1/share-pictures/${encodeURIComponent(modelSlug)}/${encodeURIComponent(paint)}`;
}

/** The API's picture of a shared simulation, with its price, as PNG. */
export function simulationPicturePath(preview: string): string {
  return `/api/v1/simulations/previews/${encodeURIComponent(preview)}/picture`;
}

export function invitationPath(code: string): string {
  return `${INVITATION_PATH}#${code}`;
}

/**
 * The page after a place was chosen: only another screen of the simulator, never another
 * host.
 */
export function safeDestination(value: string | null): string {
  return value && /^\/simulador\/[\w/?=&%+.,~-]*$/.test(value) ? value : CHOOSE_CAR_PATH;
}

const PATHS_OF_PAGES: Readonly<Record<string, string>> = {
  'home-v3': HOME_PATH,
  // The footer is below every page.
  rodape: HOME_PATH,
  'boas-vindas': WELCOME_PATH,
  chamanochat: CHAT_PATH,
  'campanha-whatsapp': CAMPAIGN_PATH,
  abordo: ON_BOARD_PATH,
  assine: SUBSCRIBE_PATH,
  'pre-reserva': WAITING_LIST_PATH,
  'pre-reserva-boreal': RESERVATION_PATH,
};
const INSTITUTIONAL_PATHS: readonly string[] = [
  COMPANIES_PATH,
  HOW_IT_WORKS_PATH,
  CONTACT_PATH,
  COMPANY_CONTACT_PATH,
  QUESTIONS_PATH,
  INCLUDED_PATH,
  STORES_PATH,
  TERMS_PATH,
  PRIVACY_POLICY_PATH,
  ACCESSIBILITY_PATH,
];

/** The path at which the site shows a page of the CMS; null for a page without one. */
export function pathOfCmsPage(slug: string): string | null {
  const institutional = `${INSTITUTIONAL_PREFIX}/${slug}`;
  return (
    PATHS_OF_PAGES[slug] ??
    (INSTITUTIONAL_PATHS.includes(institutional) ? institutional : null)
  );
}
