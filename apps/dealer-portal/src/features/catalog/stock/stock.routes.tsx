import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_STOCK_IMPORT_PATH,
  DEALER_STOCK_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const stockRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_STOCK_PATH),
    lazy: () => import('./stock-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/stock/stock-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_STOCK_IMPORT_PATH),
    lazy: () => import('./import-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/catalog/stock/import-screen.tsx',
    } satisfies PageHandle,
  },
];
