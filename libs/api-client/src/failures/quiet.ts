import { fetchCms, getContentVersion, listPrices } from '@site/contracts';

/** Calls that show no general popup: the list of spec §7, those of product.md §11, and a decision, whose form says it. */
const QUIET: readonly ((path: string) => boolean)[] = [
  isBasketPath,
  isAuthenticationPath,
  (path) => path.includes('headers-with-payments'),
  (path) => path.includes('verifications/area-supports'),
  (path) => path.startsWith('users/document/'),
  // domain-brazil 7: a CEP that nobody knows never blocks, the form says so itself
  (path) => path.startsWith('addresses/'),
  (path) => path.startsWith('leads/notification/'),
  // Landing pages say a failure in their form and keep what was typed.
  (path) => path.startsWith('leads/landing-pages/') || path.startsWith('reservations/'),
  // The history of cookie choices says on its page that it did not load.
  (path) => path === 'consents',
  // Their screens say a refusal beside the field that it belongs to.
  (path) =>
    ['simulations/quotes', 'simulations/shared'].includes(path) ||
    path.endsWith('/share-token'),
  // A cart that two look at is asked again and again; its screens say what failed.
  (path) => /^(shared-cart|assisted-carts)(\/|$)/.test(path),
  (path) => /^users\/[^/]+\/documents(\/|$)/.test(path),
  (path) => path === 'contacts' || path === 'user-prospects',
  (path) => /^dealerships\/\d+$/.test(path),
  (path) => /^proposals\/[^/]+\/(decisions|sent-documents)$/.test(path),
  (path) => [fetchCms.path, listPrices.path, getContentVersion.path].includes(path),
];

/** Whether a call mutes the general rows of the catalogue. Rows that name a call, and 429, show all the same. */
export function isQuiet(path: string): boolean {
  return QUIET.some((matches) => matches(path));
}

export function isBasketPath(path: string): boolean {
  return /(^|\/)baskets(\/|\?|$)/.test(path);
}

export function isAuthenticationPath(path: string): boolean {
  return /^authentications(\/|\?|$)/.test(path);
}
