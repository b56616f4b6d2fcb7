import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PURCHASE_PATH,
  CONSULTANT_PURCHASES_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and one purchase in place of it. */
export const purchaseRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_PURCHASES_PATH),
    lazy: () => import('./purchases-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/purchases/purchases-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_PURCHASE_PATH),
        lazy: () => import('./purchase-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/driving/purchases/purchase-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
