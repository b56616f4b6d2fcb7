import { type RouteObject } from 'react-router-dom';
import { deferred, withDeferred } from '@site/ui';
import { accountRoutes } from '../features/account/account.routes';
import { consentRoutes } from '../features/consent/consent.routes';
import { contractRoutes } from '../features/contract/contract.routes';
import { homeRoutes } from '../features/home/home.routes';
import { institutionalRoutes } from '../features/institutional/institutional.routes';
import { landingRoutes } from '../features/landing/landing.routes';
import { leadRoutes } from '../features/lead/lead.routes';
import { memberAreaRoutes } from '../features/member-area/member-area.routes';
import { notFoundRoutes } from '../features/not-found/not-found.routes';
import { registrationRoutes } from '../features/registration/registration.routes';
import { simulationRoutes } from '../features/simulation/simulation.routes';
import { welcomeRoutes } from '../features/welcome/welcome.routes';
import { redirectRoutes } from './redirects';
import { loadFrame, Shell } from './shell';

const RouteFailure = deferred(async () => (await import('./route-failure')).RouteFailure);
const NotFoundScreen = deferred(
  async () => (await import('../features/not-found/not-found-screen')).NotFoundScreen,
);

/**
 * Every URL of this app (spec §2): features, then redirects, then not-found. Browser,
 * server and tests use this list. The boundary stands inside the shell, so a failing
 * screen keeps header and footer.
 */
export const routes: RouteObject[] = withDeferred([
  {
    id: 'frame',
    Component: Shell,
    // Nothing is missing after server rendering; only a page that starts without it
    // waits, and shows nothing meanwhile.
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
          ...simulationRoutes,
          ...redirectRoutes,
          ...notFoundRoutes,
        ],
      },
    ],
  },
]);
