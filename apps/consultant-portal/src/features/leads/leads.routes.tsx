import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

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
