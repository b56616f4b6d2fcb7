import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_RESULTS_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const resultsRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_RESULTS_PATH),
    lazy: () => import('./results-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/sales-funnel/results-screen.tsx',
    } satisfies PageHandle,
  },
];
