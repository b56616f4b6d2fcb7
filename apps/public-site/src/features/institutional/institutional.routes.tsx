import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';

/** Pages under institucional/ whose content is a CMS page with the slug of the path (spec §2, product.md §11). */
const SLUGS = [
  'aluguel-de-carros-para-empresas',
  'como-funciona-contratar-carro-por-assinatura-mensal',
  'contato',
  'duvidas',
  'o-que-esta-incluso',
  'nossas-lojas',
  'termos-de-uso',
  'politica-de-privacidade',
  'acessibilidade',
];

export const institutionalRoutes: RouteObject[] = SLUGS.map((slug) => ({
  path: `institucional/${slug}`,
  handle: { page: 'content', entry: 'src/features/institutional/institutional-screen.tsx' } satisfies SiteHandle,
  loader: async ({ context }) => (await import('./load-page')).loadInstitutionalPage(context, slug),
  lazy: async () => ({ Component: (await import('./institutional-screen')).InstitutionalScreen }),
}));
