import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_RESULTS_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const salesFunnelRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_RESULTS_PATH),
    lazy: () => import('./sales-funnel-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/sales-funnel/sales-funnel-screen.tsx',
    } satisfies PageHandle,
  },
];
