import { type RouteObject } from 'react-router-dom';
import { deferred, withDeferred } from '@site/ui';
import { homeRoutes } from '../features/content/home/home.routes';
import { institutionalRoutes } from '../features/content/institutional/institutional.routes';
import { notFoundRoutes } from '../features/content/not-found/not-found.routes';
import { welcomeRoutes } from '../features/content/welcome/welcome.routes';
import { contractRoutes } from '../features/contracts/signatures/contract.routes';
import { wearTableRoutes } from '../features/contracts/wear-table/wear-table.routes';
import { accountRoutes } from '../features/identity/authentication/account.routes';
import { consentRoutes } from '../features/identity/consents/consent.routes';
import { registrationRoutes } from '../features/identity/registration/registration.routes';
import { memberAreaRoutes } from '../features/member-area/member-area.routes';
import { landingRoutes } from '../features/sales/landing/landing.routes';
import { leadRoutes } from '../features/sales/leads/lead.routes';
import { simulationRoutes } from '../features/sales/simulations/simulation.routes';
import { redirectRoutes } from './redirects';
import { loadFrame, Shell } from './shell';
// A page that only its loader finds to be missing has the entry of another screen.
import '../features/content/not-found/not-found.css';

const RouteFailure = deferred(async () => (await import('./route-failure')).RouteFailure);
const NotFoundScreen = deferred(
  async () =>
    (await import('../features/content/not-found/not-found-screen')).NotFoundScreen,
);

/**
 * Every URL of this app (spec §2): features, then redirects, then not-found. Browser,
 * server and tests use this list. The error boundary is inside the shell, so that header
 * and footer stay when a screen fails.
 */
export const routes: RouteObject[] = withDeferred([
  {
    id: 'frame',
    Component: Shell,
    // After server rendering nothing is missing; only a page that starts without it
    // waits, and it shows nothing meanwhile.
    HydrateFallback: () => null,
    loader: loadFrame,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: () => <RouteFailure notFound={<NotFoundScreen />} />,
        children: [
          ...homeRoutes(leadRoutes),
          ...institutionalRoutes,
          ...consentRoutes,
          ...welcomeRoutes,
          ...landingRoutes,
          ...registrationRoutes,
          ...accountRoutes,
          ...memberAreaRoutes,
          ...contractRoutes,
          ...wearTableRoutes,
          ...simulationRoutes,
          ...redirectRoutes,
          ...notFoundRoutes,
        ],
      },
    ],
  },
]);
