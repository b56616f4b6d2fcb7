import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_TEAM_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const teamRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_TEAM_PATH),
    lazy: () => import('./team-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/identity/team/team-screen.tsx',
    } satisfies PageHandle,
  },
];
