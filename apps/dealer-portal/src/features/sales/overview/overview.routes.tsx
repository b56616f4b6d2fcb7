import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/shell/page';

export const overviewRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () => import('./overview-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/overview/overview-screen.tsx',
    } satisfies PageHandle,
  },
];
