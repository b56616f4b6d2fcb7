import { type ReactNode } from 'react';
import { RouterContextProvider } from 'react-router-dom';
import { handOver, storeContext } from '@site/api-client';
import { type AppName } from '@site/api-contract/site-map';
import { sessionContext } from '@site/auth';
import { DraftsContext } from '@site/ui/forms/drafts';
import { deviceSettings } from '../device/device-settings';
import { type SiteActions, SiteProviders } from '../site-actions';
import { leavingFetch } from '../wiring/leaving-fetch';
import { type PagePorts, pagePorts } from '../wiring/page-ports';
import { parseInDevelopment } from '../wiring/parse-in-development';
import {
  createServerContext,
  type ServerFacts,
  serverLog,
} from '../wiring/server-context';
import { type BrowserPorts, wireBrowser } from '../wiring/wiring';

type PortalRequest = ServerFacts & { site: { publicOrigin: string } };

/**
 * One server rendering of a portal: anonymous, so it is only the frame of guarded pages
 * (security-requirements D5).
 */
function wirePortalServer(app: AppName, rendering: PortalRequest) {
  const { store, context } = createServerContext(rendering);
  const idle = async () => undefined;
  const actions: SiteActions = {
    go: () => undefined,
    logout: idle,
    origin: rendering.site.publicOrigin,
    copyText: idle,
    saveFile: idle,
    log: serverLog(app),
    showPopup: idle,
    pageView: () => undefined,
    now: () => Date.now(),
    schedule: () => () => undefined,
    settings: deviceSettings(
      () => '',
      () => undefined,
    ),
  };
  return {
    context,
    wrap: (router: ReactNode) => (
      <SiteProviders {...{ app, store, actions }}>{router}</SiteProviders>
    ),
    state: () => handOver(store.getState()),
    isComplete: () => true,
  };
}

type PortalPage = { site: { apiKey: string; brandId: string }; app: unknown };

type Site = Pick<
  ReturnType<typeof wireBrowser>,
  'client' | 'store' | 'sessionSource' | 'storage'
>;

/** The surroundings of a portal's page; a test hands in others. */
export type PortalEdges = PagePorts &
  Pick<SiteActions, 'showPopup'> &
  Pick<BrowserPorts, 'showNotice'> & {
    /**
     * Listens to others' changes, and to other tabs' session changes, after hydration.
     */
    follow: (site: Site) => unknown;
    /** Takes answers unchecked in development and tests, as production does. */
    trustsAnswers?: boolean;
  };

/** One page load of a portal in the browser. */
export function wirePortalPage(
  app: AppName,
  state: PortalPage,
  router: Pick<BrowserPorts, 'navigate' | 'isGuarded'>,
  edges: PortalEdges,
) {
  const site = wireBrowser({
    app,
    api: {
      apiKey: state.site.apiKey,
      brandId: state.site.brandId,
      parseAnswer: edges.trustsAnswers ? undefined : parseInDevelopment,
    },
    preloadedState: state.app as Parameters<typeof wireBrowser>[0]['preloadedState'],
    ports: { ...edges, ...router },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, site.store);
  context.set(sessionContext, site.sessionSource);
  const actions: SiteActions = {
    go: site.go,
    logout: site.effects.logout,
    origin: edges.url().origin,
    copyText: edges.copyText,
    saveFile: edges.saveFile,
    log: edges.log,
    showPopup: edges.showPopup,
    pageView: edges.pageView,
    // The API's clock, and not this device's, decides which day it is.
    now: site.now,
    schedule: edges.schedule,
    settings: deviceSettings(edges.cookies, (cookie) =>
      edges.setCookie(edges.url().protocol === 'https:' ? `${cookie}; Secure` : cookie),
    ),
  };
  const start = () => void site.start().then(() => edges.follow(site));
  return {
    context,
    wrap: (router: ReactNode) => (
      <SiteProviders {...{ app, store: site.store, actions, start }}>
        <DraftsContext value={site.drafts}>{router}</DraftsContext>
      </SiteProviders>
    ),
  };
}

const popups = () => import('@site/ui/popup');

/** Composition roots of a portal: one server rendering, and one page load. */
export function portalWirings(app: AppName) {
  return {
    wireServer: (rendering: PortalRequest) => wirePortalServer(app, rendering),
    wirePage: (state: PortalPage, router: Parameters<typeof wirePortalPage>[2]) =>
      wirePortalPage(app, state, router, {
        ...pagePorts(window),
        fetch: leavingFetch(window),
        showPopup: async (popup) => (await popups()).showPopup(popup),
        showNotice: (notice) => void popups().then((loaded) => loaded.showNotice(notice)),
        follow: async (site) => {
          (await import('../device/other-tabs')).followOtherTabs({
            page: window,
            store: site.store,
            readToken: site.sessionSource.token,
            forgetTyped: () => site.storage.writeTyped(null),
            reload: () => window.location.reload(),
          });
          const { stayLive, STAFF } = await import('../wiring/live');
          stayLive(site, window, { people: STAFF });
        },
      }),
  };
}
