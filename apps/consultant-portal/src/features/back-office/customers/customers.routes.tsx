import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_CUSTOMER_PATH,
  CONSULTANT_CUSTOMERS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The search, and one customer. */
export const customerRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_CUSTOMERS_PATH),
    lazy: () => import('./customers-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/back-office/customers/customers-screen.tsx',
    } satisfies PageHandle,
  },
  {
    path: pathInApp('consultant-portal', CONSULTANT_CUSTOMER_PATH),
    lazy: () => import('./customer-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/back-office/customers/customer-screen.tsx',
    } satisfies PageHandle,
  },
];
