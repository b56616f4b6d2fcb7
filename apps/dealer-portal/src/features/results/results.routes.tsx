import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_RESULTS_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const resultsRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_RESULTS_PATH),
    lazy: () => import('./results-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/results/results-screen.tsx',
    } satisfies PageHandle,
  },
];
