/** Paths of the simulator (spec §2, product.md §7): pattern and builder together. */
export const SIMULATOR = '/simulador';
export const CHOOSE = '/simulador/assinatura-de-veiculos-mensal';
export const MODELS = '/simulador/escolher-alugar-carro-mensal';
export const CONFIGURE = '/simulador/configure-e-assine';
export const CART = '/simulador/carrinho';
/** A simulation that somebody sent; its key stands after `#`. */
export const SHARED = '/simulador/compartilhada';
/** A seller's invitation to look at one cart; its code stands after `#`. */
export const INVITATION = '/simulador/atendimento';
export const CHECKOUT = '/simulador/carrinho/assinar';

const QUICK_REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal/rapido';
const REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal';
const SIGN_IN = '/conta/login';
const MEMBER_AREA = '/area-logada';

/** A path of the simulator with its query; empty queries leave no question mark. */
export function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export function checkoutPath(simulationId: string): string {
  return `${CHECKOUT}?simulacao=${encodeURIComponent(simulationId)}`;
}

export function sharedPath(token: string): string {
  return `${SHARED}#${token}`;
}

/** Where a seller opens a customer's invitation. */
export function sellerInvitationPath(code: string): string {
  return `/concessionarias/seller#convite=${code}`;
}

export function quickRegistrationPath(returnUrl: string): string {
  return `${QUICK_REGISTRATION}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

export function registrationPath(returnUrl: string): string {
  return `${REGISTRATION}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

export function signInPath(returnUrl: string): string {
  return `${SIGN_IN}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** Where a sent proposal is followed; `number` is the readable one, `P-2611-0487`. */
export function sentPath(number: string): string {
  return `${MEMBER_AREA}?enviada=${encodeURIComponent(number)}`;
}

/** Path to go back to after a place was chosen: only another screen of the simulator, never another host. */
export function safeDestination(value: string | null): string {
  return value && /^\/simulador\/[\w/?=&%+.,~-]*$/.test(value) ? value : CHOOSE;
}
