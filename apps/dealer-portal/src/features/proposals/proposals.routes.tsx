import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

export const proposalRoutes: RouteObject[] = [
  {
    path: 'propostas',
    lazy: () => import('./proposals-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/proposals/proposals-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: ':id',
        lazy: () => import('./proposal-panel'),
        handle: {
          page: 'private',
          entry: 'src/features/proposals/proposal-panel.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
