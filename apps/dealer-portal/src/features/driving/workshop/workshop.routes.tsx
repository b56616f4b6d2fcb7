import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_WORKSHOP_HOURS_PATH,
  DEALER_WORKSHOP_PATH,
  DEALER_WORKSHOP_VISIT_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const workshopRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_WORKSHOP_PATH),
    lazy: () => import('./agenda-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/workshop/agenda-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_WORKSHOP_HOURS_PATH),
    lazy: () => import('./hours/workshop-hours-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/workshop/hours/workshop-hours-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('dealer-portal', DEALER_WORKSHOP_VISIT_PATH),
    lazy: () => import('./visit-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/workshop/visit-screen.tsx',
    } satisfies PageHandle,
  },
];
