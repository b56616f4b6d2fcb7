import { type PageHandle } from '@site/server/page';
import { type RouteObject } from 'react-router-dom';

export const leadRoutes: RouteObject[] = [
  {
    path: 'leads',
    lazy: () => import('./leads-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/leads/leads-screen.tsx',
    } satisfies PageHandle,
  },
];
