import { type RouteObject } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_AUDIT_PATH } from '@site/contracts/site-paths';
import { type PageHandle } from '@site/shell/page';

export const auditRoutes: RouteObject[] = [
  {
    path: pathInApp('consultant-portal', CONSULTANT_AUDIT_PATH),
    lazy: () => import('./audit-screen'),
    handle: {
      page: 'private',
      entry: 'src/features/audit/audit-screen.tsx',
    } satisfies PageHandle,
  },
];
