import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

/** The queue at /consultor, a proposal beside it at /consultor/propostas/:id. */
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
        path: 'propostas/:id',
        lazy: () => import('./proposal-pane'),
        handle: {
          page: 'private',
          entry: 'src/features/analysis/proposal-pane.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
