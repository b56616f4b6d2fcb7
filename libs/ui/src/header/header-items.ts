import { type Viewer, type ViewerKind } from '@site/api-contract';
import { CONSULTANT_PORTAL_PATH, DEALER_PORTAL_PATH } from '@site/api-contract/site-map';
import {
  CART_PATH,
  CHOOSE_CAR_PATH,
  COMPANIES_PATH,
  DEALER_PROPOSALS_PATH,
  HOW_IT_WORKS_PATH,
  INCLUDED_PATH,
  MEMBER_AREA_PATH,
  MEMBER_SECURITY_PATH,
  PORTAL_LINK_PATH,
  QUESTIONS_PATH,
  SELLER_PATH,
  SIGN_IN_PATH,
  STORES_PATH,
} from '@site/api-contract/site-paths';

export type HeaderAction = 'assisted-sale-link' | 'logout';
export type HeaderLink = {
  label: string;
  href: string;
  /** Is current on its own page alone, not on the pages below its address. */
  alone?: true;
};
export type HeaderItem = HeaderLink | { label: string; action: HeaderAction };

/**
 * Menu of the header for one kind of viewer: each role, customers and visitors (spec §2
 * Header, docs/product/content.md).
 */
export type HeaderItems = {
  /** Target of the logo. */
  home: string;
  /** Portal's name, for staff. */
  label?: string;
  /** Links of the viewer's own work, first in the header of staff. */
  work: readonly HeaderItem[];
  /** Pages of the public site. */
  site: readonly HeaderItem[];
  simulate: HeaderItem & { href: string };
  /** Sign-in, the customer's area, or for staff, by their name, their own access. */
  account?: { label: string; href: string };
  cart?: { href: string };
  logout?: HeaderItem & { action: 'logout' };
};

const SUBSCRIPTION = { label: 'Carro por assinatura', href: '/' };
const INCLUDED = {
  label: 'O que está incluso',
  href: INCLUDED_PATH,
};
const STORES = { label: 'Nossas lojas', href: STORES_PATH };

const ALL_PAGES = [
  SUBSCRIPTION,
  {
    label: 'Como funciona',
    href: HOW_IT_WORKS_PATH,
  },
  INCLUDED,
  { label: 'Dúvidas', href: QUESTIONS_PATH },
  { label: 'Para empresas', href: COMPANIES_PATH },
  STORES,
];
// Consultants and sellers do not see Como funciona, Dúvidas, Para empresas.
const FEW_PAGES = [SUBSCRIPTION, INCLUDED, STORES];

const simulateAt = (href: string) => ({ label: 'Simule agora', href });
const CART = { href: CART_PATH };
const SECURITY = { label: 'Segurança', href: MEMBER_SECURITY_PATH };
const LOGOUT = { label: 'Sair', action: 'logout' } as const;

export const HEADER_ITEMS = {
  anonymous: {
    home: '/',
    work: [],
    site: ALL_PAGES,
    simulate: simulateAt(CHOOSE_CAR_PATH),
    account: { label: 'Entrar ou cadastrar', href: SIGN_IN_PATH },
    cart: CART,
  },
  customer: {
    home: '/',
    work: [],
    site: ALL_PAGES,
    simulate: simulateAt(CHOOSE_CAR_PATH),
    account: { label: 'Área logada', href: MEMBER_AREA_PATH },
    cart: CART,
  },
  dealer: {
    home: DEALER_PORTAL_PATH,
    label: 'Portal Dealer',
    work: [
      { label: 'Início', href: DEALER_PORTAL_PATH, alone: true },
      { label: 'Minhas propostas', href: DEALER_PROPOSALS_PATH },
      { label: 'gerar link portal', href: PORTAL_LINK_PATH },
    ],
    site: ALL_PAGES,
    simulate: simulateAt(DEALER_PORTAL_PATH),
    account: SECURITY,
    logout: LOGOUT,
  },
  seller: {
    home: SELLER_PATH,
    label: 'Portal Venda Assistida',
    work: [
      { label: 'Início', href: SELLER_PATH },
      { label: 'gerar link venda assistida', action: 'assisted-sale-link' },
    ],
    site: FEW_PAGES,
    simulate: simulateAt(SELLER_PATH),
    account: SECURITY,
    logout: LOGOUT,
  },
  consultant: {
    home: CONSULTANT_PORTAL_PATH,
    label: 'Portal Consultor',
    work: [{ label: 'Área do consultor', href: CONSULTANT_PORTAL_PATH }],
    site: FEW_PAGES,
    simulate: simulateAt(CONSULTANT_PORTAL_PATH),
    account: SECURITY,
    logout: LOGOUT,
  },
} as const satisfies Record<ViewerKind, HeaderItems>;

/**
 * The greeting of staff: dealers by their dealership, sellers and consultants by their
 * unique name.
 */
export function greeting(
  viewer: Viewer,
  dealerName: string | undefined,
): string | undefined {
  if (viewer.kind === 'dealer') {
    const name = dealerName ?? viewer.dealershipName ?? viewer.name;
    return name === undefined ? undefined : `Olá, ${name}`;
  }
  return viewer.kind === 'seller' || viewer.kind === 'consultant'
    ? viewer.name
    : undefined;
}

/** Accessible name of the cart icon (spec §2: badge with the session's simulations). */
export function cartLabel(count: number): string {
  if (count === 0) return 'Carrinho, nenhuma simulação';
  return count === 1 ? 'Carrinho, 1 simulação' : `Carrinho, ${count} simulações`;
}
