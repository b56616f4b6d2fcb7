import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINE_PATH,
  CONSULTANT_FINES_IMPORT_PATH,
  CONSULTANT_FINES_PATH,
  CONSULTANT_NEW_FINE_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, one fine in place of it, the form for a new one, and a file of many. */
export const trafficFineRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_NEW_FINE_PATH),
    lazy: () => import('./new-fine-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/traffic-fines/new-fine-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_FINES_IMPORT_PATH),
    lazy: () => import('./import/import-fines-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/traffic-fines/import/import-fines-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_FINES_PATH),
    lazy: () => import('./traffic-fines-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/driving/traffic-fines/traffic-fines-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_FINE_PATH),
        lazy: () => import('./fine-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/driving/traffic-fines/fine-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
