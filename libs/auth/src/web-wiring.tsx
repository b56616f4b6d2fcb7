import { storeContext, xsrfJar, type FailurePopup } from '@site/api-client';
import { basePathOf, type AppName } from '@site/contracts/site-map';
import { AppBase } from '@site/ui';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router-dom';
import { openStorage } from './browser-storage';
import { sessionContext } from './guards';
import { wireBrowser, wireServer, type BrowserPorts } from './wiring';

/** A popup of the failure catalogue, or a plain notice. */
export type Notice = FailurePopup | { title: string; text: string };

/** What screens may do beyond calling the API. Nothing below reads storage, `location` or the window. */
export type SiteActions = {
  /** Goes to a path of any app. */
  go: (path: string) => void;
  logout: () => Promise<void>;
  /** Origin of this site, `https://…`. */
  origin: string;
  copyText: (text: string) => Promise<void>;
  showPopup: (popup: Notice) => Promise<void>;
};

const SiteActionsContext = createContext<SiteActions | null>(null);

export function useSiteActions(): SiteActions {
  const actions = useContext(SiteActionsContext);
  if (!actions) throw new Error('No SiteActionsProvider above this component');
  return actions;
}

type SiteProps = { app: AppName; store: Parameters<typeof Provider>[0]['store']; actions: SiteActions; start?: () => void; children: ReactNode };

/** The providers of a web app; `start` runs once, after hydration. */
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

const jar = xsrfJar((...request) => fetch(...request));
const SERVER_SESSION = crypto.randomUUID();

type PortalVisit = { site: { publicOrigin: string; apiKey: string; brandId: string }; apiOrigin: string; traceparent: string };

/** One server rendering of a portal: anonymous, so only the frame of guarded pages (security-requirements D5). */
export function wirePortalVisit(app: AppName, { site, apiOrigin, traceparent }: PortalVisit) {
  const { store } = wireServer({
    api: { apiKey: site.apiKey, brandId: site.brandId, parseAnswers: true },
    baseUrl: `${apiOrigin}/api/v1`,
    readCookie: jar.readCookie,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('traceparent', traceparent);
      return jar.fetch(input, { ...init, headers });
    },
    sessionId: SERVER_SESSION,
    randomId: () => crypto.randomUUID(),
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const idle = async () => undefined;
  const actions: SiteActions = { go: () => undefined, logout: idle, origin: site.publicOrigin, copyText: idle, showPopup: idle };
  return {
    context,
    wrap: (router: ReactNode) => <SiteProviders {...{ app, store, actions }}>{router}</SiteProviders>,
    state: () => store.getState(),
    isComplete: () => true,
  };
}

type PortalPage = { site: { apiKey: string; brandId: string }; app: unknown };

/** The browser as a portal needs it; a test hands in another. */
export type PortalEdges = Omit<BrowserPorts, 'navigate' | 'showPopup'> & {
  copyText: (text: string) => Promise<void>;
  showPopup: SiteActions['showPopup'];
};

/** The edges of the running page. */
export function pageEdges(page: Window, showPopup: SiteActions['showPopup']): PortalEdges {
  return {
    fetch: page.fetch.bind(page),
    storage: openStorage(() => page.localStorage),
    randomId: () => page.crypto.randomUUID(),
    cookies: () => page.document.cookie,
    url: () => new URL(page.location.href),
    load: (url) => page.location.assign(url),
    copyText: async (text) => page.navigator.clipboard.writeText(text),
    now: () => Date.now(),
    schedule: (run, delayMs) => {
      const timer = page.setTimeout(run, delayMs);
      return () => page.clearTimeout(timer);
    },
    showPopup,
  };
}

/** One page load of a portal in the browser. */
export function wirePortalPage(app: AppName, state: PortalPage, navigate: (path: string) => void, edges: PortalEdges) {
  const { copyText, ...ports } = edges;
  const site = wireBrowser({
    app,
    api: { apiKey: state.site.apiKey, brandId: state.site.brandId, parseAnswers: process.env.NODE_ENV !== 'production' },
    preloadedState: state.app as Parameters<typeof wireBrowser>[0]['preloadedState'],
    ports: { ...ports, navigate },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, site.store);
  context.set(sessionContext, site.sessionSource);
  const actions: SiteActions = {
    go: site.go,
    logout: site.effects.logout,
    origin: ports.url().origin,
    copyText,
    showPopup: ports.showPopup,
  };
  const start = () => void site.start();
  return { context, wrap: (router: ReactNode) => <SiteProviders {...{ app, store: site.store, actions, start }}>{router}</SiteProviders> };
}

/** Path of the whole site for a location inside an app. */
export function sitePathOf(app: AppName, pathname: string): string {
  const base = basePathOf(app);
  return base === '/' ? pathname : `${base}${pathname === '/' ? '' : pathname}`;
}
