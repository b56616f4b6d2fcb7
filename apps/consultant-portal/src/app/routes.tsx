import { type RouteObject } from 'react-router-dom';
import { roleRoute } from '@site/auth';
import { PortalFailure, PortalNotFound, PortalWaiting } from '@site/shell';
import { withDeferred } from '@site/ui';
import { auditRoutes } from '../features/activity/audit/audit.routes';
import { customerRoutes } from '../features/back-office/customers/customers.routes';
import { todayRoutes } from '../features/back-office/today/today.routes';
import { dealershipRoutes } from '../features/catalog/dealerships/dealerships.routes';
import { priceTableRoutes } from '../features/catalog/price-tables/price-tables.routes';
import { technicalSheetRoutes } from '../features/catalog/technical-sheets/technical-sheets.routes';
import { cmsPageRoutes } from '../features/content/cms-pages/cms-pages.routes';
import { contractRoutes } from '../features/contracts/contracts/contracts.routes';
import { purchaseRoutes } from '../features/driving/purchases/purchases.routes';
import { returnRoutes } from '../features/driving/returns/returns.routes';
import { serviceRequestRoutes } from '../features/driving/service-requests/service-requests.routes';
import { trafficFineRoutes } from '../features/driving/traffic-fines/traffic-fines.routes';
import { staffRoutes } from '../features/identity/staff/staff.routes';
import { disputeRoutes } from '../features/payments/disputes/disputes.routes';
import { dunningRoutes } from '../features/payments/dunning/dunning.routes';
import { attributionRoutes } from '../features/sales/attribution/attribution.routes';
import { campaignRoutes } from '../features/sales/campaigns/campaigns.routes';
import { leadRoutes } from '../features/sales/leads/leads.routes';
import { proposalRoutes } from '../features/sales/proposals/proposals.routes';
import { salesStatementRoutes } from '../features/sales/sales-statement/sales-statement.routes';
import { Shell, shellLoader } from './shell';
import { shellCopy } from './shell.copy';

/**
 * Paths are relative to /consultor. All of them need the role CONSULTANT (spec §6),
 * unknown ones too: other visitors are sent to root, and consultants see the not-found
 * page. Consultants sign in at /conta/login.
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
          ...todayRoutes,
          ...attributionRoutes,
          ...campaignRoutes,
          ...salesStatementRoutes,
          ...proposalRoutes,
          ...contractRoutes,
          ...customerRoutes,
          ...auditRoutes,
          ...staffRoutes,
          ...technicalSheetRoutes,
          ...priceTableRoutes,
          ...dealershipRoutes,
          ...cmsPageRoutes,
          ...disputeRoutes,
          ...dunningRoutes,
          ...returnRoutes,
          ...leadRoutes,
          ...serviceRequestRoutes,
          ...trafficFineRoutes,
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
