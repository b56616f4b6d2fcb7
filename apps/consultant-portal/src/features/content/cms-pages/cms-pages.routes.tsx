import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PAGE_PATH,
  CONSULTANT_PAGE_VERSION_PATH,
  CONSULTANT_PAGES_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The list of pages, one page as a form, and one of its versions. */
export const cmsPageRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_PAGES_PATH),
    lazy: () => import('./cms-pages-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/content/cms-pages/cms-pages-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_PAGE_PATH),
    lazy: () => import('./page-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/content/cms-pages/page-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_PAGE_VERSION_PATH),
    lazy: () => import('./version-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/content/cms-pages/version-screen.tsx',
    } satisfies PageHandle,
  },
];
