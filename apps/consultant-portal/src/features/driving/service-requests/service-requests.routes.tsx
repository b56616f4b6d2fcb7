import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_SERVICE_PATH,
  CONSULTANT_SERVICES_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The list of customers' requests, and one request beside it. */
export const serviceRequestRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_SERVICES_PATH),
    lazy: () => import('./service-requests-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/service-requests/service-requests-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_SERVICE_PATH),
        lazy: () => import('./service-pane'),
        handle: {
          page: 'private',
          entry: 'src/features/driving/service-requests/service-pane.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
