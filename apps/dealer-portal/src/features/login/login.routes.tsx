import { type RouteObject } from 'react-router-dom';
import { type PageHandle } from '@site/server/page';

export const loginRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: () => import('./login-screen'),
    handle: {
      page: 'application',
      entry: 'src/features/login/login-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: 'login/link',
    lazy: () => import('./link-screen'),
    // The address of the mail carries the token until the page has loaded.
    handle: {
      page: 'application',
      referrer: 'no-referrer',
      entry: 'src/features/login/link-screen.tsx',
    } satisfies PageHandle,
  },
];
