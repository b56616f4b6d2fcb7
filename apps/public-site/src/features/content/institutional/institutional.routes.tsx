import { type RouteObject } from 'react-router-dom';
import {
  ACCESSIBILITY_PATH,
  COMPANIES_PATH,
  COMPANY_CONTACT_PATH,
  CONTACT_PATH,
  HOW_IT_WORKS_PATH,
  INCLUDED_PATH,
  INSTITUTIONAL_PREFIX,
  PRIVACY_POLICY_PATH,
  QUESTIONS_PATH,
  STORES_PATH,
  TERMS_PATH,
} from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

type Page = {
  path: string;
  /** File of the screen's module, relative to this folder. */
  screen: string;
  lazy: RouteObject['lazy'];
  /** Query parameters that change the server's HTML. */
  query?: readonly string[];
};

const documentScreen = {
  screen: 'document/document-screen',
  lazy: async () => ({
    Component: (await import('./document/document-screen')).DocumentScreen,
  }),
};

/**
 * Each path shows the CMS page whose slug is its last segment (spec §2,
 * docs/product/content.md).
 */
const PAGES: readonly Page[] = [
  {
    path: COMPANIES_PATH,
    screen: 'companies/companies-screen',
    lazy: async () => ({
      Component: (await import('./companies/companies-screen')).CompaniesScreen,
    }),
  },
  {
    path: HOW_IT_WORKS_PATH,
    screen: 'how-it-works/how-it-works-screen',
    lazy: async () => ({
      Component: (await import('./how-it-works/how-it-works-screen')).HowItWorksScreen,
    }),
  },
  {
    path: CONTACT_PATH,
    screen: 'contact/contact-screen',
    lazy: async () => ({
      Component: (await import('./contact/contact-screen')).ContactScreen,
    }),
  },
  {
    path: COMPANY_CONTACT_PATH,
    screen: 'contact/company-form-screen',
    lazy: async () => ({
      Component: (await import('./contact/company-form-screen')).CompanyFormScreen,
    }),
  },
  {
    path: QUESTIONS_PATH,
    screen: 'questions/questions-screen',
    lazy: async () => ({
      Component: (await import('./questions/questions-screen')).QuestionsScreen,
    }),
    query: ['busca'],
  },
  {
    path: INCLUDED_PATH,
    screen: 'included/included-screen',
    lazy: async () => ({
      Component: (await import('./included/included-screen')).IncludedScreen,
    }),
  },
  {
    path: STORES_PATH,
    screen: 'stores/stores-screen',
    lazy: async () => ({
      Component: (await import('./stores/stores-screen')).StoresScreen,
    }),
    query: ['uf'],
  },
  { path: TERMS_PATH, ...documentScreen },
  { path: PRIVACY_POLICY_PATH, ...documentScreen },
  { path: ACCESSIBILITY_PATH, ...documentScreen },
];

const slugOf = (path: string) => path.slice(INSTITUTIONAL_PREFIX.length + 1);

export const institutionalRoutes: RouteObject[] = PAGES.map(
  ({ path, screen, lazy, query }) => ({
    path,
    handle: {
      page: 'content',
      entry: `src/features/content/institutional/${screen}.tsx`,
      query,
    } satisfies SiteHandle,
    loader: async ({ context }) =>
      (await import('./load-page')).loadInstitutionalPage(context, slugOf(path)),
    lazy,
  }),
);
