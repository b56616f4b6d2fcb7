import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_OVERDUE_CONTRACT_PATH,
  CONSULTANT_OVERDUE_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and the decision about one contract in place of it. */
export const dunningRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_OVERDUE_PATH),
    lazy: () => import('./overdue-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/payments/dunning/overdue-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_OVERDUE_CONTRACT_PATH),
        lazy: () => import('./overdue-contract-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/payments/dunning/overdue-contract-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
