import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_EXTRA_NAMES_PATH,
  CONSULTANT_EXTRA_PRICES_PATH,
  CONSULTANT_NEW_PRICES_PATH,
  CONSULTANT_PRICE_TABLE_PATH,
  CONSULTANT_PRICES_PATH,
} from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The price tables, the ways to another one, and one of them beside the one in force. */
export const priceRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_PRICES_PATH),
    lazy: () => import('./prices-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/prices/prices-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_NEW_PRICES_PATH),
    lazy: () => import('./new-table-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/prices/new-table-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_EXTRA_PRICES_PATH),
    lazy: () => import('./new-extras-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/prices/new-extras-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_EXTRA_NAMES_PATH),
    lazy: () => import('./names-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/prices/names-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_PRICE_TABLE_PATH),
    lazy: () => import('./price-table-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/prices/price-table-screen.tsx',
    } satisfies PageHandle,
  },
];
