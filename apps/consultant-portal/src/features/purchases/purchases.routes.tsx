import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_PURCHASE_PATH,
  CONSULTANT_PURCHASES_PATH,
} from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and one purchase in its place. */
export const purchaseRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_PURCHASES_PATH),
    lazy: () => import('./purchases-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/purchases/purchases-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_PURCHASE_PATH),
        lazy: () => import('./purchase-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/purchases/purchase-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
