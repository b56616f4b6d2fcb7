import { type RouteObject } from 'react-router-dom';
import * as contracts from '@site/api-contract';
import { type Call, type CmsPage, listPrices } from '@site/api-contract';
import { type Answer, answer, refuse } from '@site/testing';
import { aHomeContent, cmsWith } from './cms-pages';
import { LANDING_CONTENTS } from './landing-pages';

/** Expected answer of a path of this app (spec §2, docs/product). */
export type RouteRow =
  | { leadsTo: string }
  | {
      title: string;
      /**
       * Main heading; absent when it needs the visitor's data (the screen's own spec
       * checks it).
       */
      h1?: string;
      /** Header and footer are hidden (spec §2). */
      frame?: 'none';
      status?: number;
      /** The page needs a stored token (spec §6). */
      guarded?: true;
    };

const HOME: RouteRow = { title: 'Título de home-v3', h1: 'Primeiro' };
const LOST: RouteRow = {
  title: 'Página não encontrada | Rodar',
  h1: 'Ops, a página que você procura não está aqui. =/',
  status: 404,
};
const REGISTER = '/cadastro-de-carro-por-assinatura-mensal';
const steps = Object.fromEntries(
  [
    '',
    '/dados',
    '/socios',
    '/endereco',
    '/documentos',
    '/conferir',
    '/empresa',
    '/empresa/dados',
    '/empresa/socios',
    '/empresa/endereco',
    '/empresa/documentos',
    '/empresa/conferir',
  ].map((step): [string, RouteRow] => [
    `${REGISTER}${step}`,
    { title: 'Cadastro | Rodar', guarded: true },
  ]),
);
const institutional = Object.fromEntries(
  [
    'aluguel-de-carros-para-empresas',
    'como-funciona-contratar-carro-por-assinatura-mensal',
    'contato',
    'duvidas',
    'o-que-esta-incluso',
    'nossas-lojas',
    'para-empresas-formulario',
    'termos-de-uso',
    'politica-de-privacidade',
    'acessibilidade',
  ].map((slug): [string, RouteRow] => [
    `/institucional/${slug}`,
    { title: `Título de ${slug}`, h1: `Página ${slug}` },
  ]),
);

/**
 * Every path of the route list. The specs that use this table fail for a route without a
 * row and for a row without a route.
 */
export const ROUTE_TABLE: Readonly<Record<string, RouteRow>> = {
  '/': HOME,
  '/desconto-assinar': HOME,
  ...institutional,
  '/boas-vindas': {
    title: 'Título de boas-vindas',
    h1: 'Página boas-vindas',
    frame: 'none',
  },
  '/chamanochat': {
    title: 'Título de chamanochat',
    h1: 'Fale com uma pessoa',
    frame: 'none',
  },
  '/campanha-whatsApp': {
    title: 'Título de campanha-whatsapp',
    h1: 'Um Lira zero',
    frame: 'none',
  },
  '/abordo': { title: 'Título de abordo', h1: 'Guia a bordo', frame: 'none' },
  '/assine': { title: 'Título de assine', h1: 'Assine', frame: 'none' },
  '/pre-reserva': { title: 'Título de pre-reserva', h1: 'Chegue antes do carro' },
  '/pre-reserva/boreal': {
    title: 'Título de pre-reserva-boreal',
    h1: 'Serrana',
    frame: 'none',
  },
  '/institucional/preferencias-de-cookies': {
    title: 'Preferências de cookies | Rodar',
    h1: 'Preferências de cookies',
  },
  [`${REGISTER}/rapido`]: { title: 'Cadastro rápido | Rodar', h1: 'Crie sua conta' },
  [`${REGISTER}/rapido/finalizar`]: {
    title: 'Confirme seu e-mail | Rodar',
    h1: 'Confirme seu e-mail',
  },
  ...steps,
  '/conta/login': { title: 'Entrar | Rodar', h1: 'Entrar' },
  '/conta/autenticacao-email': {
    title: 'Confirme que é você | Rodar',
    h1: 'Confirme que é você',
  },
  '/conta/segunda-etapa': { title: 'Segunda etapa | Rodar', h1: 'Segunda etapa' },
  '/conta/recuperar-senha': { title: 'Recuperar senha | Rodar', h1: 'Recuperar senha' },
  '/conta/redefinir-senha': {
    title: 'Criar outra senha | Rodar',
    h1: 'Criar outra senha',
  },
  '/conta/convite': { title: 'Aceitar convite | Rodar', h1: 'Aceitar convite' },
  '/area-logada': { title: 'Área logada | Rodar', guarded: true },
  '/area-logada/contratos/:id': { title: 'Seu contrato | Rodar', guarded: true },
  '/area-logada/contratos/:id/pagar': { title: 'Pagamentos | Rodar', guarded: true },
  '/area-logada/contratos/:id/km': { title: 'Km | Rodar', guarded: true },
  '/area-logada/contratos/:id/atendimentos': { title: 'Ajuda | Rodar', guarded: true },
  '/area-logada/contratos/:id/oficina': { title: 'Oficina | Rodar', guarded: true },
  '/area-logada/atendimentos/:id': { title: 'Atendimento | Rodar', guarded: true },
  '/area-logada/contratos/:id/motoristas': { title: 'Motoristas | Rodar', guarded: true },
  '/area-logada/contratos/:id/multas': {
    title: 'Multas de trânsito | Rodar',
    guarded: true,
  },
  '/area-logada/contratos/:id/compra': {
    title: 'Comprar o carro | Rodar',
    guarded: true,
  },
  '/area-logada/contratos/:id/devolucao': { title: 'Devolução | Rodar', guarded: true },
  '/area-logada/entregas/:id': { title: 'Entrega | Rodar', guarded: true },
  '/area-logada/simulacoes': { title: 'Suas simulações | Rodar', guarded: true },
  '/area-logada/dados': { title: 'Seus dados | Rodar', guarded: true },
  '/area-logada/documentos': { title: 'Seus documentos | Rodar', guarded: true },
  '/area-logada/privacidade': { title: 'Privacidade | Rodar', guarded: true },
  '/area-logada/seguranca': { title: 'Segurança | Rodar', guarded: true },
  '/area-logada/propostas/:id': { title: 'Sua proposta | Rodar', guarded: true },
  '/area-logada/propostas/:id/contrato': {
    title: 'Contrato para assinar | Rodar',
    guarded: true,
  },
  '/contratos/verificar': {
    title: 'Confira um contrato | Rodar',
    h1: 'Confira um contrato',
  },
  '/contratos/tabela-de-danos': {
    title: 'Tabela de danos | Rodar',
    h1: 'Tabela de danos',
  },
  '/simulador': { title: 'Simular | Rodar', h1: 'Onde você quer receber o carro?' },
  '/simulador/assinatura-de-veiculos-mensal': {
    title: 'Escolha o carro | Rodar',
    h1: 'Escolha o carro. O preço é este.',
  },
  '/simulador/escolher-alugar-carro-mensal': {
    title: 'Modelos e preços | Rodar',
    h1: 'Qual vai ser o seu?',
  },
  '/simulador/carros/:id': { title: 'Ficha técnica | Rodar' },
  '/simulador/comparar': {
    title: 'Comparar carros | Rodar',
    h1: 'Nenhum carro para comparar. Marque dois ou três na lista.',
  },
  '/simulador/configure-e-assine': {
    leadsTo: '/simulador/assinatura-de-veiculos-mensal',
  },
  '/simulador/carrinho': { title: 'Carrinho | Rodar' },
  '/simulador/compartilhada': { title: 'Simulação compartilhada | Rodar' },
  '/simulador/atendimento': { title: 'Atendimento com vendedor | Rodar' },
  '/simulador/carrinho/assinar': { title: 'Assinar | Rodar', guarded: true },
  '/home': { leadsTo: '/' },
  '/cadastro': { leadsTo: REGISTER },
  '/como-funciona-contratar-carro-por-assinatura-mensal': {
    leadsTo: '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  },
  '/aluguel-de-carros-para-empresas': {
    leadsTo: '/institucional/aluguel-de-carros-para-empresas',
  },
  '/faq': { leadsTo: '/institucional/duvidas' },
  '/kardian': { leadsTo: '/' },
  '/campanha-whatsapp': { leadsTo: '/campanha-whatsApp' },
  '/conta': { leadsTo: '/conta/login' },
  '/area-logada/propostas': { leadsTo: '/area-logada' },
  '/area-logada/contratos': { leadsTo: '/area-logada' },
  '/area-logada/entregas': { leadsTo: '/area-logada' },
  '/area-logada/atendimentos': { leadsTo: '/area-logada' },
  '/*': LOST,
};

/** An example address for a row. */
export function addressOf(path: string): string {
  return path
    .replace('*', 'nao-existe')
    .replace(/:\w+/g, '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b');
}

/** The whole path of every route that is a page. */
export function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole =
      path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return children ? pathsOf(children, whole) : [whole === '' ? '/' : whole];
  });
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const plainPage = (slug: string): CmsPage['content'] => ({
  title: `Página ${slug}`,
  lead: '',
  html: '',
  groups: [],
  items: [],
});

/** A CMS that has every page. */
export const CMS_ANSWER = cmsWith(
  new Proxy<Record<string, CmsPage['content']>>(
    { 'home-v3': aHomeContent(), ...LANDING_CONTENTS },
    { get: (pages, slug) => pages[String(slug)] ?? plainPage(String(slug)) },
  ),
);

/**
 * Answers for the data that are the same for every visitor: CMS and prices. Other calls
 * fail.
 */
export const PUBLIC_ANSWERS: readonly Answer[] = [
  ...Object.values<unknown>(contracts)
    .filter(isCall)
    .map((call) => refuse(call, 503)),
  CMS_ANSWER,
  answer(listPrices, []),
];
