import { type RouteObject } from 'react-router-dom';
import { roleRoute } from '@site/auth';
import { PortalFailure, PortalNotFound, PortalWaiting } from '@site/shell';
import { withDeferred } from '@site/ui';
import { analysisRoutes } from '../features/analysis/analysis.routes';
import { auditRoutes } from '../features/audit/audit.routes';
import { contestRoutes } from '../features/contests/contests.routes';
import { contractRoutes } from '../features/contracts/contracts.routes';
import { customerRoutes } from '../features/customers/customers.routes';
import { dealershipRoutes } from '../features/dealerships/dealerships.routes';
import { disputeRoutes } from '../features/disputes/disputes.routes';
import { fineRoutes } from '../features/fines/fines.routes';
import { leadRoutes } from '../features/leads/leads.routes';
import { overdueRoutes } from '../features/overdue/overdue.routes';
import { pageRoutes } from '../features/pages/pages.routes';
import { priceRoutes } from '../features/prices/prices.routes';
import { purchaseRoutes } from '../features/purchases/purchases.routes';
import { serviceRoutes } from '../features/service/service.routes';
import { Shell, shellLoader } from './shell';
import { shellCopy } from './shell.copy';

/**
 * Paths are relative to /consultor; all of them ask for CONSULTANT (spec §6), unknown
 * ones too: a stranger goes to root, a consultant reads that the page is not there.
 * Consultants sign in at /conta/login.
 */
export const routes: RouteObject[] = withDeferred([
  {
    Component: Shell,
    loader: shellLoader,
    shouldRevalidate: () => false,
    handle: { page: 'private' },
    ErrorBoundary: PortalFailure,
    children: [
      roleRoute(['CONSULTANT'], <PortalWaiting portal={shellCopy.portal} />, {
        ErrorBoundary: PortalFailure,
        children: [
          ...analysisRoutes,
          ...contractRoutes,
          ...customerRoutes,
          ...auditRoutes,
          ...priceRoutes,
          ...dealershipRoutes,
          ...pageRoutes,
          ...disputeRoutes,
          ...overdueRoutes,
          ...contestRoutes,
          ...leadRoutes,
          ...serviceRoutes,
          ...fineRoutes,
          ...purchaseRoutes,
          {
            path: '*',
            Component: PortalNotFound,
            handle: { status: 404 },
          },
        ],
      }),
    ],
  },
]);
