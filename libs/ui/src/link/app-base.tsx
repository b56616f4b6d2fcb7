import { createContext, type ReactNode, useContext } from 'react';
import { type AppName } from '@site/api-contract/site-map';

const AppBaseContext = createContext<AppName | null>(null);

/**
 * Says which app is running, so that `SiteLink` knows what lies inside it. Stands inside
 * the app's router.
 */
export function AppBase({ app, children }: { app: AppName; children: ReactNode }) {
  return <AppBaseContext value={app}>{children}</AppBaseContext>;
}

/** The running app, or null outside a router (plain links only). */
export function useAppBase(): AppName | null {
  return useContext(AppBaseContext);
}
