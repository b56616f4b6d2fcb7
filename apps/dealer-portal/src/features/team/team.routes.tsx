import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_TEAM_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const teamRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_TEAM_PATH),
    lazy: () => import('./team-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/team/team-screen.tsx',
    } satisfies PageHandle,
  },
];
