import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PROPOSAL_PATH,
  CONSULTANT_PROPOSALS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and one proposal beside it. */
export const proposalRoutes: RouteObject[] = [
  {
    lazy: () => import('./proposals-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/proposals/proposals-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_PROPOSALS_PATH),
        lazy: () => import('./nothing-chosen'),
        handle: {
          page: 'private',
          entry: 'src/features/sales/proposals/nothing-chosen.tsx',
        } satisfies PageHandle,
      },
      {
        path: pathInApp('consultant-portal', CONSULTANT_PROPOSAL_PATH),
        lazy: () => import('./proposal-pane'),
        handle: {
          page: 'private',
          entry: 'src/features/sales/proposals/proposal-pane.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
