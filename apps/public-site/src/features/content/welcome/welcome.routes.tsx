import { type RouteObject } from 'react-router-dom';
import { storeContext } from '@site/api-client';
import { WELCOME_PATH } from '@site/api-contract/site-paths';
import { loadCmsPage, WELCOME_SLUG } from '@site/cms';
import { type SiteHandle } from '../../../shared/page-handle';

/**
 * The welcome page (spec §2) has no header and no footer. It hydrates on load, since its
 * video starts automatically.
 */
export const welcomeRoutes: RouteObject[] = [
  {
    path: WELCOME_PATH,
    handle: {
      page: 'application',
      entry: 'src/features/content/welcome/welcome-screen.tsx',
      frame: 'none',
    } satisfies SiteHandle,
    // A failure of the CMS is ignored (spec §8): the screen shows what it has.
    loader: ({ context }) => loadCmsPage(context.get(storeContext), WELCOME_SLUG),
    lazy: async () => ({ Component: (await import('./welcome-screen')).WelcomeScreen }),
  },
];
