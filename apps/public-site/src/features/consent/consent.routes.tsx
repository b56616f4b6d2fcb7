import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';

/** Where a choice about cookies is seen, changed and withdrawn (LGPD art. 8 §5). */
export const consentRoutes: RouteObject[] = [
  {
    path: 'institucional/preferencias-de-cookies',
    handle: {
      page: 'application',
      entry: 'src/features/consent/preferences-screen.tsx',
      title: 'Preferências de cookies',
    } satisfies SiteHandle,
    lazy: async () => ({
      Component: (await import('./preferences-screen')).PreferencesScreen,
    }),
  },
];
