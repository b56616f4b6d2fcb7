import { type RouteObject } from 'react-router-dom';
import { roleRoute } from '@site/auth';
import { PortalFailure, PortalNotFound, PortalWaiting } from '@site/shell';
import { withDeferred } from '@site/ui';
import { auditRoutes } from '../features/activity/audit/audit.routes';
import { customerRoutes } from '../features/back-office/customers/customers.routes';
import { dealershipRoutes } from '../features/catalog/dealerships/dealerships.routes';
import { priceRoutes } from '../features/catalog/price-tables/prices.routes';
import { pageRoutes } from '../features/content/cms-pages/pages.routes';
import { contractRoutes } from '../features/contracts/contracts/contracts.routes';
import { purchaseRoutes } from '../features/driving/purchases/purchases.routes';
import { contestRoutes } from '../features/driving/returns/contests.routes';
import { serviceRoutes } from '../features/driving/service-requests/service.routes';
import { fineRoutes } from '../features/driving/traffic-fines/fines.routes';
import { disputeRoutes } from '../features/payments/disputes/disputes.routes';
import { overdueRoutes } from '../features/payments/dunning/overdue.routes';
import { leadRoutes } from '../features/sales/leads/leads.routes';
import { analysisRoutes } from '../features/sales/proposals/analysis.routes';
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
