import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_AUDIT_PATH } from '@site/api-contract/site-paths';
import { type PageHandle } from '@site/shell/page';

export const auditRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_AUDIT_PATH),
    lazy: () => import('./audit-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/activity/audit/audit-screen.tsx',
    } satisfies PageHandle,
  },
];
