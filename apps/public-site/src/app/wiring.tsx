import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterContextProvider } from 'react-router-dom';
import { type FailureNotice, storeContext } from '@site/api-client';
import { sessionContext } from '@site/auth';
import { configureImageBase } from '@site/cms';
import { pagePorts, parseInDevelopment, wireBrowser as wireAuth } from '@site/shell';
import { type PageState, type RouterPorts, type Wiring } from '@site/shell/page';
import { type DataLayerWindow, pushPageView } from '@site/shell/page-view';
import { DraftsContext } from '@site/ui/forms/drafts';
import type { Popup } from '@site/ui/popup';
import {
  type SiteServices,
  SiteServicesProvider,
  storageContext,
} from '../shared/site-services';
import { type SiteState } from './store';
import { type Watch } from './watch';

type BrowserOptions = {
  state: PageState;
  router: RouterPorts;
  window: Window & typeof globalThis & DataLayerWindow;
};

/** Composition root in the browser: it passes the browser's edges to everything below. */
export function wireBrowser({ state, router, window }: BrowserOptions): Wiring {
  const { apiKey, brandId, videoProvider, measurementUrl, imageBase = '' } = state.site;
  configureImageBase(imageBase);
  const ports = pagePorts(window);
  const auth = wireAuth({
    app: 'public-site',
    api: { apiKey, brandId, parseAnswer: parseInDevelopment },
    preloadedState: state.app as Partial<SiteState>,
    ports: { ...ports, ...router, showPopup, showNotice },
  });
  const { client, store, storage, drafts, go, effects, sessionSource } = auth;
  // Consent and measurement are not needed first, so their code is loaded after
  // hydration.
  let watching: Promise<Watch> | undefined;
  const watch = () =>
    (watching ??= import('./watch').then(({ watchPage }) =>
      watchPage({ window, client, store, storage, sessionSource }),
    ));
  let live: Promise<void> | undefined;
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(sessionContext, sessionSource);
  context.set(storageContext, storage);
  let first = true;
  const services: SiteServices = {
    origin: ports.url().origin,
    videoProvider,
    measurementUrl,
    matchesMedia: (query) => window.matchMedia(query).matches,
    storage,
    consent: async () => (await watch()).consent,
    go,
    leave: ports.load,
    start: async () => {
      const end = await auth.start();
      void watch().then(({ consent }) => consent.report());
      return end;
    },
    stayLive: () => {
      live ??= import('./live').then(({ stayLiveHere }) => stayLiveHere(auth, window));
    },
    logout: effects.logout,
    log: ports.log,
    copyText: ports.copyText,
    saveFile: ports.saveFile,
    documentPorts: async () =>
      (await import('../shared/documents/document-ports')).documentPorts(window),
    print: () => window.print(),
    // The API's clock, and not the device's, decides everything that depends on the day,
    // such as the guarantee of a price.
    now: auth.now,
    showPopup,
    pageView: (path, title) => {
      const isNew = pushPageView(window, path, title, first);
      first = false;
      if (isNew) void watch().then(({ measurement }) => measurement.viewed(path));
    },
  };
  const provided = withProviders(store, services);
  return {
    context,
    wrap: (router) => provided(<DraftsContext value={drafts}>{router}</DraftsContext>),
  };
}

/** The popup library is loaded with the first popup. */
async function showPopup(popup: Popup): Promise<void> {
  const popups = await import('@site/ui/popup');
  await popups.showPopup(popup);
}

function showNotice(notice: FailureNotice): void {
  void import('@site/ui/popup').then((popups) => popups.showNotice(notice));
}

type SiteStore = ReturnType<typeof wireAuth>['store'];

/** The app's providers around a router. */
export function withProviders(store: SiteStore, services: SiteServices) {
  return (router: ReactNode) => (
    <Provider store={store}>
      <SiteServicesProvider value={services}>{router}</SiteServicesProvider>
    </Provider>
  );
}
