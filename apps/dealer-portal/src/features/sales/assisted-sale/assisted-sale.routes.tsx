import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { ASSISTED_CART_PATH, SELLER_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const sellerRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', SELLER_PATH),
    lazy: () => import('./assisted-carts-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/assisted-sale/assisted-carts-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', ASSISTED_CART_PATH),
    lazy: () => import('./assisted-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/assisted-sale/assisted-screen.tsx',
    } satisfies PageHandle,
  },
];
