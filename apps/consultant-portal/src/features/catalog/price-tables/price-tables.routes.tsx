import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_EXTRA_NAMES_PATH,
  CONSULTANT_EXTRA_PRICES_PATH,
  CONSULTANT_NEW_PRICES_PATH,
  CONSULTANT_PRICE_TABLE_PATH,
  CONSULTANT_PRICES_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/**
 * The price tables, the pages that make a new one, and one table compared with the one in
 * force.
 */
export const priceTableRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_PRICES_PATH),
    lazy: () => import('./price-tables-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/price-tables/price-tables-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_NEW_PRICES_PATH),
    lazy: () => import('./import/new-table-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/price-tables/import/new-table-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_EXTRA_PRICES_PATH),
    lazy: () => import('./import/new-extras-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/price-tables/import/new-extras-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_EXTRA_NAMES_PATH),
    lazy: () => import('./names/names-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/price-tables/names/names-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_PRICE_TABLE_PATH),
    lazy: () => import('./price-table-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/price-tables/price-table-screen.tsx',
    } satisfies PageHandle,
  },
];
