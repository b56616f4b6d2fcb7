import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_DEALERSHIP_PATH,
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_NEW_DEALERSHIP_PATH,
  CONSULTANT_STOCK_IMPORT_PATH,
  CONSULTANT_STOCK_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The list of dealerships, the form for a new one, one dealership, and its stock. */
export const dealershipRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_DEALERSHIPS_PATH),
    lazy: () => import('./dealerships-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/dealerships/dealerships-screen.tsx',
    } satisfies PageHandle,
  },
  ...[CONSULTANT_NEW_DEALERSHIP_PATH, CONSULTANT_DEALERSHIP_PATH].map((path) => ({
    path: pathInApp('consultant-portal', path),
    lazy: () => import('./dealership-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/dealerships/dealership-screen.tsx',
    } satisfies PageHandle,
  })),
  {
    path: pathInApp('consultant-portal', CONSULTANT_STOCK_PATH),
    lazy: () => import('./stock-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/dealerships/stock-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_STOCK_IMPORT_PATH),
    lazy: () => import('./stock-import-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/dealerships/stock-import-screen.tsx',
    } satisfies PageHandle,
  },
];
