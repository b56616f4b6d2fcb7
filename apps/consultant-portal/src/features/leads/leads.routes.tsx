import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_LEADS_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const leadRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_LEADS_PATH),
    lazy: () => import('./leads-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/leads/leads-screen.tsx',
    } satisfies PageHandle,
  },
];
