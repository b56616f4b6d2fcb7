import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_SALE_RULE_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const attributionRoutes: RouteObject[] = [
  {
    path: pathInApp('dealer-portal', DEALER_SALE_RULE_PATH),
    lazy: () => import('./sale-rule-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/attribution/sale-rule-screen.tsx',
    } satisfies PageHandle,
  },
];
