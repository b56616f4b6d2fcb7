import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';

type Page = {
  /** Path below `institucional/` and slug of the CMS page. */
  slug: string;
  /** Module of the screen, from this folder. */
  screen: string;
  lazy: RouteObject['lazy'];
  /** Parameters of the address that the server's HTML follows. */
  query?: readonly string[];
};

const documentScreen = {
  screen: 'document/document-screen',
  lazy: async () => ({
    Component: (await import('./document/document-screen')).DocumentScreen,
  }),
};

/** Pages under institucional/: each shows the CMS page with the slug of its path (spec §2, product.md §11). */
const PAGES: readonly Page[] = [
  {
    slug: 'aluguel-de-carros-para-empresas',
    screen: 'companies/companies-screen',
    lazy: async () => ({
      Component: (await import('./companies/companies-screen')).CompaniesScreen,
    }),
  },
  {
    slug: 'como-funciona-contratar-carro-por-assinatura-mensal',
    screen: 'how-it-works/how-it-works-screen',
    lazy: async () => ({
      Component: (await import('./how-it-works/how-it-works-screen')).HowItWorksScreen,
    }),
  },
  {
    slug: 'contato',
    screen: 'contact/contact-screen',
    lazy: async () => ({
      Component: (await import('./contact/contact-screen')).ContactScreen,
    }),
  },
  {
    slug: 'para-empresas-formulario',
    screen: 'contact/company-form-screen',
    lazy: async () => ({
      Component: (await import('./contact/company-form-screen')).CompanyFormScreen,
    }),
  },
  {
    slug: 'duvidas',
    screen: 'questions/questions-screen',
    lazy: async () => ({
      Component: (await import('./questions/questions-screen')).QuestionsScreen,
    }),
    query: ['busca'],
  },
  {
    slug: 'o-que-esta-incluso',
    screen: 'included/included-screen',
    lazy: async () => ({
      Component: (await import('./included/included-screen')).IncludedScreen,
    }),
  },
  {
    slug: 'nossas-lojas',
    screen: 'stores/stores-screen',
    lazy: async () => ({
      Component: (await import('./stores/stores-screen')).StoresScreen,
    }),
    query: ['uf'],
  },
  { slug: 'termos-de-uso', ...documentScreen },
  { slug: 'politica-de-privacidade', ...documentScreen },
  { slug: 'acessibilidade', ...documentScreen },
];

export const institutionalRoutes: RouteObject[] = PAGES.map(
  ({ slug, screen, lazy, query }) => ({
    path: `institucional/${slug}`,
    handle: {
      page: 'content',
      entry: `src/features/institutional/${screen}.tsx`,
      query,
    } satisfies SiteHandle,
    loader: async ({ context }) =>
      (await import('./load-page')).loadInstitutionalPage(context, slug),
    lazy,
  }),
);
