import { type RouteObject } from 'react-router-dom';
import { COOKIE_PREFERENCES_PATH } from '@site/api-contract/site-paths';
import { type SiteHandle } from '../../../shared/page-handle';

/**
 * The page on which a choice about cookies is shown, changed and withdrawn (LGPD art. 8
 * §5).
 */
export const consentRoutes: RouteObject[] = [
  {
    path: COOKIE_PREFERENCES_PATH,
    handle: {
      page: 'application',
      entry: 'src/features/identity/consents/preferences-screen.tsx',
      title: 'Preferências de cookies',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./preferences-screen')).PreferencesScreen,
    }),
  },
];
