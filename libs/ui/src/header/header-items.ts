import { type Viewer, type ViewerKind } from '@site/contracts';

export type HeaderAction = 'assisted-sale-link' | 'logout';
export type HeaderItem =
  { label: string; href: string } | { label: string; action: HeaderAction };

/** What the header offers to one kind of viewer (spec §2 Header, product.md §11). */
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
  /** Sign-in or own area; the person icon stands beside it. */
  account?: { label: string; href: string };
  cart?: { href: string };
  logout?: HeaderItem & { action: 'logout' };
};

const SUBSCRIPTION = { label: 'Carro por assinatura', href: '/' };
const INCLUDED = {
  label: 'O que está incluso',
  href: '/institucional/o-que-esta-incluso',
};
const STORES = { label: 'Nossas lojas', href: '/institucional/nossas-lojas' };

const ALL_PAGES = [
  SUBSCRIPTION,
  {
    label: 'Como funciona',
    href: '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  },
  INCLUDED,
  { label: 'Dúvidas', href: '/institucional/duvidas' },
  { label: 'Para empresas', href: '/institucional/aluguel-de-carros-para-empresas' },
  STORES,
];
// Consultants and sellers do not see Como funciona, Dúvidas, Para empresas.
const FEW_PAGES = [SUBSCRIPTION, INCLUDED, STORES];

const simulateAt = (href: string) => ({ label: 'Simule agora', href });
const CART = { href: '/simulador/carrinho' };
const LOGOUT = { label: 'Sair', action: 'logout' } as const;

export const HEADER_ITEMS = {
  anonymous: {
    home: '/',
    work: [],
    site: ALL_PAGES,
    simulate: simulateAt('/simulador/assinatura-de-veiculos-mensal'),
    account: { label: 'Entrar ou cadastrar', href: '/conta/login' },
    cart: CART,
  },
  customer: {
    home: '/',
    work: [],
    site: ALL_PAGES,
    simulate: simulateAt('/simulador/assinatura-de-veiculos-mensal'),
    account: { label: 'Área logada', href: '/area-logada' },
    cart: CART,
  },
  dealer: {
    home: '/concessionarias',
    label: 'Portal Dealer',
    work: [
      { label: 'Início', href: '/concessionarias' },
      { label: 'Minhas propostas', href: '/concessionarias/propostas' },
      { label: 'gerar link portal', href: '/concessionarias/gerar-link' },
    ],
    site: ALL_PAGES,
    simulate: simulateAt('/concessionarias'),
    logout: LOGOUT,
  },
  seller: {
    home: '/concessionarias/seller',
    label: 'Portal Venda Assistida',
    work: [
      { label: 'Início', href: '/concessionarias/seller' },
      { label: 'gerar link venda assistida', action: 'assisted-sale-link' },
    ],
    site: FEW_PAGES,
    simulate: simulateAt('/concessionarias/seller'),
    logout: LOGOUT,
  },
  consultant: {
    home: '/consultor',
    label: 'Portal Consultor',
    work: [{ label: 'Área do consultor', href: '/consultor' }],
    site: FEW_PAGES,
    simulate: simulateAt('/consultor'),
    logout: LOGOUT,
  },
} as const satisfies Record<ViewerKind, HeaderItems>;

/** How staff are greeted: dealers by their dealership, sellers and consultants by their unique name. */
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
