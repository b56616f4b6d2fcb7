import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { PORTAL_LINK_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const portalLinkRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', PORTAL_LINK_PATH),
    lazy: () => import('./portal-link-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/portal-links/portal-link-screen.tsx',
    } satisfies PageHandle,
  },
];
