import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_CONTRACT_PATH,
  CONSULTANT_CONTRACTS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The list, and one contract in place of it. */
export const contractRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_CONTRACTS_PATH),
    lazy: () => import('./contracts-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/contracts/contracts/contracts-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_CONTRACT_PATH),
        lazy: () => import('./contract-screen'),
        handle: {
          page: 'private',
          entry: 'src/features/contracts/contracts/contract-screen.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
