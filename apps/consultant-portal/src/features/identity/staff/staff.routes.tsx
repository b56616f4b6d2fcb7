import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_STAFF_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const staffRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_STAFF_PATH),
    lazy: () => import('./staff-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/identity/staff/staff-screen.tsx',
    } satisfies PageHandle,
  },
];
