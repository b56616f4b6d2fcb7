import { type RouteObject } from 'react-router-dom';
import { roleRoute } from '@site/auth';
import { PortalFailure, PortalNotFound, PortalWaiting } from '@site/shell';
import { withDeferred } from '@site/ui';
import { deliveryRoutes } from '../features/deliveries/deliveries.routes';
import { loginRoutes } from '../features/login/login.routes';
import { overviewRoutes } from '../features/overview/overview.routes';
import { portalLinkRoutes } from '../features/portal-link/portal-link.routes';
import { proposalRoutes } from '../features/proposals/proposals.routes';
import { resultsRoutes } from '../features/results/results.routes';
import { returnRoutes } from '../features/returns/returns.routes';
import { sellerRoutes } from '../features/seller/seller.routes';
import { stockRoutes } from '../features/stock/stock.routes';
import { teamRoutes } from '../features/team/team.routes';
import { Shell, shellLoader } from './shell';
import { shellCopy } from './shell.copy';

/**
 * Paths are relative to /concessionarias. Everything but the sign-in asks for SELLER or
 * DEALER (spec §6), unknown paths too: a stranger goes to root, staff read that the page
 * is not there.
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
      // Open to everybody, like the sign-in above it (spec §6).
      notFound('login/*'),
      roleRoute(['SELLER', 'DEALER'], <PortalWaiting portal={shellCopy.portal} />, {
        ErrorBoundary: PortalFailure,
        children: [
          ...overviewRoutes,
          ...proposalRoutes,
          ...deliveryRoutes,
          ...returnRoutes,
          ...resultsRoutes,
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
