import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { PORTAL_LINK_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const portalLinkRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', PORTAL_LINK_PATH),
    lazy: () => import('./portal-link-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/portal-link/portal-link-screen.tsx',
    } satisfies PageHandle,
  },
];
