import { type RouteObject } from 'react-router-dom';
import { roleRoute } from '@site/auth';
import { PortalFailure, PortalNotFound, PortalWaiting } from '@site/shell';
import { withDeferred } from '@site/ui';
import { stockRoutes } from '../features/catalog/stock/stock.routes';
import { deliveryRoutes } from '../features/contracts/deliveries/deliveries.routes';
import { returnRoutes } from '../features/driving/returns/returns.routes';
import { workshopRoutes } from '../features/driving/workshop/workshop.routes';
import { loginRoutes } from '../features/identity/authentication/login.routes';
import { teamRoutes } from '../features/identity/team/team.routes';
import { sellerRoutes } from '../features/sales/assisted-sale/assisted-sale.routes';
import { attributionRoutes } from '../features/sales/attribution/attribution.routes';
import { overviewRoutes } from '../features/sales/overview/overview.routes';
import { portalLinkRoutes } from '../features/sales/portal-links/portal-link.routes';
import { proposalRoutes } from '../features/sales/proposals/proposals.routes';
import { salesFunnelRoutes } from '../features/sales/sales-funnel/sales-funnel.routes';
import { salesStatementRoutes } from '../features/sales/sales-statement/sales-statement.routes';
import { Shell, shellLoader } from './shell';
import { shellCopy } from './shell.copy';

/**
 * Paths are relative to /concessionarias. Everything but the sign-in needs the role
 * SELLER or DEALER (spec §6), unknown paths too: other visitors are sent to root, and
 * staff see the not-found page.
 */
export const routes: RouteObject[] = withDeferred([
  {
    Component: Shell,
    loader: shellLoader,
    shouldRevalidate: () => false,
    handle: { page: 'private' },
    ErrorBoundary: PortalFailure,
    children: [
      ...loginRoutes,
      // Public, like the sign-in above it (spec §6).
      notFound('login/*'),
      roleRoute(['SELLER', 'DEALER'], <PortalWaiting portal={shellCopy.portal} />, {
        ErrorBoundary: PortalFailure,
        children: [
          ...overviewRoutes,
          ...attributionRoutes,
          ...salesStatementRoutes,
          ...proposalRoutes,
          ...deliveryRoutes,
          ...returnRoutes,
          ...workshopRoutes,
          ...salesFunnelRoutes,
          ...portalLinkRoutes,
          ...sellerRoutes,
          ...stockRoutes,
          ...teamRoutes,
          notFound('*'),
        ],
      }),
    ],
  },
]);

function notFound(path: string): RouteObject {
  return { path, Component: PortalNotFound, handle: { status: 404 } };
}
