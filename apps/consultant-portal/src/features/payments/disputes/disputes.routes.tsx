import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_DISPUTE_PATH,
  CONSULTANT_DISPUTES_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and one dispute in place of it. */
export const disputeRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_DISPUTES_PATH),
    lazy: () => import('./disputes-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/payments/disputes/disputes-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_DISPUTE_PATH),
        lazy: () => import('./dispute-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/payments/disputes/dispute-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
