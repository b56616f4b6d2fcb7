import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_LEAD_PATH,
  CONSULTANT_LEADS_PATH,
} from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

/** The queue, and one lead beside it. */
export const leadRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_LEADS_PATH),
    lazy: () => import('./leads-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/sales/leads/leads-screen.tsx',
    } satisfies PageHandle,
    children: [
      {
        path: pathInApp('consultant-portal', CONSULTANT_LEAD_PATH),
        lazy: () => import('./lead-pane'),
        handle: {
          page: 'private',
          entry: 'src/features/sales/leads/lead-pane.tsx',
        } satisfies PageHandle,
      },
    ],
  },
];
