import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_PROPOSAL_PATH,
  DEALER_PROPOSALS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const proposalRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_PROPOSALS_PATH),
    lazy: () => import('./proposals-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/proposals/proposals-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('dealer-portal', DEALER_PROPOSAL_PATH),
        lazy: () => import('./proposal-panel'),
        handle: {
          page: 'private',
          entry: 'src/features/sales/proposals/proposal-panel.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
