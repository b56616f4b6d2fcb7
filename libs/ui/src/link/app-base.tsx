import { createContext, type ReactNode, useContext } from 'react';
import { type AppName } from '@site/api-contract/site-map';

const AppBaseContext = createContext<AppName | null>(null);

/** Tells `SiteLink` which app is running. Use it inside the app's router. */
export function AppBase({ app, children }: { app: AppName; children: ReactNode }) {
  return <AppBaseContext value={app}>{children}</AppBaseContext>;
}

/** The running app, or null outside a router (plain links only). */
export function useAppBase(): AppName | null {
  return useContext(AppBaseContext);
}
