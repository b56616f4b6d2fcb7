import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

export const portalLinkRoutes: RouteObject[] = [
  {
    path: 'gerar-link',
    lazy: () => import('./portal-link-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/portal-link/portal-link-screen.tsx',
    } satisfies PageHandle,
  },
];
