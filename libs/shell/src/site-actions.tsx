import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Provider } from 'react-redux';
import { type FailurePopup } from '@site/api-client';
import { type FileAnswer } from '@site/api-contract';
import { type AppName, basePathOf } from '@site/api-contract/site-map';
import { AppBase } from '@site/ui';
import { type DeviceSettings } from './device/device-settings';

/** A popup of the failure catalogue, or a plain notice. */
type Notice = FailurePopup | { title: string; text: string };

/**
 * Acts that screens have beyond calling the API. Nothing below reads storage, `location`
 * or the window.
 */
export type SiteActions = {
  /** Goes to a path of any app. */
  go: (path: string) => void;
  logout: () => Promise<void>;
  /** Origin of this site, `https://…`. */
  origin: string;
  copyText: (text: string) => Promise<void>;
  /** Gives a file to the visitor, as a link to it would. */
  saveFile: (file: FileAnswer) => Promise<void>;
  /** One line for whoever runs the site, such as 'Falha ao buscar!' (spec §8). */
  log: (message: string) => void;
  showPopup: (popup: Notice) => Promise<void>;
  /** Tells a view of a page to whoever measures (spec §4). */
  pageView: (path: string, title: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
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
