import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { ASSISTED_CART_PATH, SELLER_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const sellerRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', SELLER_PATH),
    lazy: () => import('./seller-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/seller/seller-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', ASSISTED_CART_PATH),
    lazy: () => import('./assisted-sale/assisted-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/seller/assisted-sale/assisted-screen.tsx',
    } satisfies PageHandle,
  },
];
