import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../../shared/page-handle';

/** The last route: it matches every path that no other route matches. */
export const notFoundRoutes: RouteObject[] = [
  {
    path: '*',
    handle: {
      page: 'content',
      status: 404,
      title: 'Página não encontrada',
      entry: 'src/features/content/not-found/not-found-screen.tsx',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./not-found-screen')).NotFoundScreen,
    }),
  },
];
