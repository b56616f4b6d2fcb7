import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_PROPOSAL_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and a proposal beside it. */
export const analysisRoutes: RouteObject[] = [
  {
    lazy: () => import('./analysis-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/analysis/analysis-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        index: true,
        lazy: () => import('./nothing-chosen'),
        handle: {
          page: 'private',
          entry: 'src/features/analysis/nothing-chosen.tsx',
        } satisfies PageHandle,
      },
      {
        path: pathInApp('consultant-portal', CONSULTANT_PROPOSAL_PATH),
        lazy: () => import('./proposal-pane'),
        handle: {
          page: 'private',
          entry: 'src/features/analysis/proposal-pane.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
