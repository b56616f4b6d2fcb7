import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_CONTESTS_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const returnRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_CONTESTS_PATH),
    lazy: () => import('./contested-returns-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/returns/contested-returns-screen.tsx',
    } satisfies PageHandle,
  },
];
