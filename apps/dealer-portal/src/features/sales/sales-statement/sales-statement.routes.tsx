import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_STATEMENT_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const salesStatementRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_STATEMENT_PATH),
    lazy: () => import('./sales-statement-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/sales-statement/sales-statement-screen.tsx',
    } satisfies PageHandle,
  },
];
