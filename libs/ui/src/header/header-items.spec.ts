import { type ViewerKind } from '@site/api-contract';
import {
  cartLabel,
  greeting,
  HEADER_ITEMS,
  type HeaderItem,
  type HeaderItems,
} from './header-items';

const labels = (items: readonly HeaderItem[]) => items.map(({ label }) => label);
const target = (item: HeaderItem | undefined) =>
  item && 'href' in item ? item.href : item?.action;
const itemsOf = (kind: ViewerKind): HeaderItems => HEADER_ITEMS[kind];

const ALL = [
  'Carro por assinatura',
  'Como funciona',
  'O que está incluso',
  'Dúvidas',
  'Para empresas',
  'Nossas lojas',
];
const FEW = ['Carro por assinatura', 'O que está incluso', 'Nossas lojas'];

describe('what the header offers', () => {
  it.each<{
    kind: ViewerKind;
    home: string;
    label?: string;
    work: string[];
    site: string[];
    simulate: string;
  }>([
    {
      kind: 'anonymous',
      home: '/',
      label: undefined,
      work: [],
      site: ALL,
      simulate: '/simulador/assinatura-de-veiculos-mensal',
    },
    {
      kind: 'customer',
      home: '/',
      label: undefined,
      work: [],
      site: ALL,
      simulate: '/simulador/assinatura-de-veiculos-mensal',
    },
    {
      kind: 'dealer',
      home: '/concessionarias',
      label: 'Portal Dealer',
      work: ['Início', 'Minhas propostas', 'gerar link portal'],
      site: ALL,
      simulate: '/concessionarias',
    },
    {
      kind: 'seller',
      home: '/concessionarias/seller',
      label: 'Portal Venda Assistida',
      work: ['Início', 'gerar link venda assistida'],
      site: FEW,
      simulate: '/concessionarias/seller',
    },
    {
      kind: 'consultant',
      home: '/consultor',
      label: 'Portal Consultor',
      work: ['Área do consultor'],
      site: FEW,
      simulate: '/consultor',
    },
  ])('$kind: home $home, label $label', ({ kind, home, label, work, site, simulate }) => {
    const items = itemsOf(kind);
    expect(items.home).toBe(home);
    expect(items.label).toBe(label);
    expect(labels(items.work)).toEqual(work);
    expect(labels(items.site)).toEqual(site);
    expect(items.simulate).toEqual({ label: 'Simule agora', href: simulate });
  });

  it.each<[ViewerKind, string, string]>([
    ['dealer', 'Minhas propostas', '/concessionarias/propostas'],
    ['dealer', 'gerar link portal', '/concessionarias/gerar-link'],
    ['seller', 'gerar link venda assistida', 'assisted-sale-link'],
    ['consultant', 'Área do consultor', '/consultor'],
    ['anonymous', 'Carro por assinatura', '/'],
    [
      'anonymous',
      'Como funciona',
      '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
    ],
    ['anonymous', 'O que está incluso', '/institucional/o-que-esta-incluso'],
    ['anonymous', 'Dúvidas', '/institucional/duvidas'],
    ['anonymous', 'Para empresas', '/institucional/aluguel-de-carros-para-empresas'],
    ['anonymous', 'Nossas lojas', '/institucional/nossas-lojas'],
  ])('%s: %s leads to %s', (kind, label, where) => {
    const { work, site } = itemsOf(kind);
    expect(target([...work, ...site].find((item) => item.label === label))).toBe(where);
  });

  it('an anonymous visitor signs in at /conta/login, a customer goes to /area-logada, both have the cart', () => {
    expect(itemsOf('anonymous').account).toEqual({
      label: 'Entrar ou cadastrar',
      href: '/conta/login',
    });
    expect(itemsOf('customer').account?.href).toBe('/area-logada');
    expect(itemsOf('anonymous').cart?.href).toBe('/simulador/carrinho');
    expect(itemsOf('customer').cart?.href).toBe('/simulador/carrinho');
  });

  it('staff come to their own access by their name, and have no cart', () => {
    for (const kind of ['dealer', 'seller', 'consultant'] as const)
      expect([itemsOf(kind).account, itemsOf(kind).cart]).toEqual([
        { label: 'Segurança', href: '/area-logada/seguranca' },
        undefined,
      ]);
  });

  it("only staff have 'Sair'", () => {
    const withLogout = (Object.keys(HEADER_ITEMS) as ViewerKind[]).filter(
      (kind) => itemsOf(kind).logout?.label === 'Sair',
    );
    expect(withLogout).toEqual(['dealer', 'seller', 'consultant']);
  });

  it('dealers are greeted by their dealership, sellers and consultants by their unique name', () => {
    expect(
      greeting({ kind: 'dealer', dealershipName: 'Rodar Paulista' }, undefined),
    ).toBe('Olá, Rodar Paulista');
    expect(greeting({ kind: 'seller', name: 'Lívia Sertori' }, 'Rodar Batel')).toBe(
      'Lívia Sertori',
    );
    expect(greeting({ kind: 'consultant', name: 'Paula Nakamura' }, undefined)).toBe(
      'Paula Nakamura',
    );
    expect(greeting({ kind: 'customer', name: 'Marina' }, undefined)).toBeUndefined();
  });

  it.each([
    [0, 'Carrinho, nenhuma simulação'],
    [1, 'Carrinho, 1 simulação'],
    [2, 'Carrinho, 2 simulações'],
  ])('a cart of %i is read as %s', (count, text) => expect(cartLabel(count)).toBe(text));
});
