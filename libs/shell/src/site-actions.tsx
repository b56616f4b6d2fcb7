import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Provider } from 'react-redux';
import { type FailurePopup } from '@site/api-client';
import { type FileAnswer } from '@site/api-contract';
import { type AppName, basePathOf } from '@site/api-contract/site-map';
import { AppBase, type Schedule } from '@site/ui';
import { type DeviceSettings } from './device/device-settings';

/** A popup of the failure catalogue, or a plain notice. */
type Notice = FailurePopup | { title: string; text: string };

/**
 * Actions of screens beyond calls of the API. Code below never uses storage, `location`
 * or the window.
 */
export type SiteActions = {
  /** Opens a path of any app. */
  go: (path: string) => void;
  logout: () => Promise<void>;
  /** Origin of this site, `https://…`. */
  origin: string;
  copyText: (text: string) => Promise<void>;
  /** Downloads a file. */
  saveFile: (file: FileAnswer) => Promise<void>;
  /** One line for the site's operator, such as 'Falha ao buscar!' (spec §8). */
  log: (message: string) => void;
  showPopup: (popup: Notice) => Promise<void>;
  /** Reports a view of a page for measurement (spec §4). */
  pageView: (path: string, title: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  schedule: Schedule;
  settings: DeviceSettings;
};

const SiteActionsContext = createContext<SiteActions | null>(null);

export function useSiteActions(): SiteActions {
  const actions = useContext(SiteActionsContext);
  if (!actions) throw new Error('No SiteProviders above this component');
  return actions;
}

type SiteProps = {
  app: AppName;
  store: Parameters<typeof Provider>[0]['store'];
  actions: SiteActions;
  /** Runs once, after hydration. */
  start?: () => void;
  children: ReactNode;
};

/** The providers of a portal. */
export function SiteProviders({ app, store, actions, start, children }: SiteProps) {
  useEffect(() => start?.(), [start]);
  return (
    <Provider store={store}>
      <AppBase app={app}>
        <SiteActionsContext value={actions}>{children}</SiteActionsContext>
      </AppBase>
    </Provider>
  );
}

/** Path of the whole site for a location inside an app. */
export function sitePathOf(app: AppName, pathname: string): string {
  const base = basePathOf(app);
  return base === '/' ? pathname : `${base}${pathname === '/' ? '' : pathname}`;
}
