import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_DEALERSHIP_PATH,
  CONSULTANT_DEALERSHIPS_PATH,
  CONSULTANT_NEW_DEALERSHIP_PATH,
} from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The dealerships, another one, and one of them. */
export const dealershipRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_DEALERSHIPS_PATH),
    lazy: () => import('./dealerships-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/dealerships/dealerships-screen.tsx',
    } satisfies PageHandle,
  },
  ...[CONSULTANT_NEW_DEALERSHIP_PATH, CONSULTANT_DEALERSHIP_PATH].map((path) => ({
    path: pathInApp('consultant-portal', path),
    lazy: () => import('./dealership-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/dealerships/dealership-screen.tsx',
    } satisfies PageHandle,
  })),
];
