import { redirect, type RouteObject } from 'react-router-dom';

/** Paths that only lead elsewhere (spec §2, product.md §11). They answer a real 3xx. */
export const REDIRECTS: readonly { path: string; to: string }[] = [
  { path: 'home', to: '/' },
  { path: 'cadastro', to: '/cadastro-de-carro-por-assinatura-mensal' },
  {
    path: 'como-funciona-contratar-carro-por-assinatura-mensal',
    to: '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  },
  {
    path: 'aluguel-de-carros-para-empresas',
    to: '/institucional/aluguel-de-carros-para-empresas',
  },
  { path: 'faq', to: '/institucional/duvidas' },
  { path: 'kardian', to: '/' },
  // The specification writes it with a capital; its own route minds the case.
  { path: 'campanha-whatsapp', to: '/campanha-whatsApp' },
  { path: 'conta', to: '/conta/login' },
];

/** The query goes along: a campaign or a dealership's link is not lost on the way. On the server the host sees to that. */
export const redirectRoutes: RouteObject[] = REDIRECTS.map(({ path, to }) => ({
  path,
  element: null,
  loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
}));
