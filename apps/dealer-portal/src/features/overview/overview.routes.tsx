import { type PageHandle } from '@site/server/page';
import { type RouteObject } from 'react-router-dom';

export const overviewRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () => import('./overview-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/overview/overview-screen.tsx',
    } satisfies PageHandle,
  },
];
