import { type PageHandle } from '@site/server/page';
import { type RouteObject } from 'react-router-dom';

export const loginRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: () => import('./login-screen'),
    handle: { page: 'application', entry: 'src/features/login/login-screen.tsx' } satisfies PageHandle,
  },
];
