import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_CAMPAIGNS_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const campaignRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_CAMPAIGNS_PATH),
    lazy: () => import('./campaigns-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/campaigns/campaigns-screen.tsx',
    } satisfies PageHandle,
  },
];
