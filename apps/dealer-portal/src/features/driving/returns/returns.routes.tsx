import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_RETURN_PATH, DEALER_RETURNS_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const returnRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_RETURNS_PATH),
    lazy: () => import('./returns-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/returns/returns-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_RETURN_PATH),
    lazy: () => import('./return-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/returns/return-screen.tsx',
    } satisfies PageHandle,
  },
];
