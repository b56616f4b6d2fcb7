import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/shell/page';

export const todayRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () => import('./today-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/back-office/today/today-screen.tsx',
    } satisfies PageHandle,
  },
];
