import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_INVITATION_PATH,
  DEALER_SIGN_IN_LINK_PATH,
  DEALER_SIGN_IN_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const loginRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_SIGN_IN_PATH),
    lazy: () => import('./login-screen'),
    handle: {
      page: 'application',
      entry: 'src/features/identity/authentication/login-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_SIGN_IN_LINK_PATH),
    lazy: () => import('./link-screen'),
    // The address contains the mail's token until the page has loaded.
    handle: {
      page: 'application',
      referrer: 'no-referrer',
      entry: 'src/features/identity/authentication/link-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_INVITATION_PATH),
    lazy: () => import('./invitation-screen'),
    // This address contains a token, too.
    handle: {
      page: 'application',
      referrer: 'no-referrer',
      entry: 'src/features/identity/authentication/invitation-screen.tsx',
    } satisfies PageHandle,
  },
];
