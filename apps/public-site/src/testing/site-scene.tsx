import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { type RouteObject, RouterContextProvider } from 'react-router-dom';
import { type FailurePopup, storeContext } from '@site/api-client';
import { type FileAnswer } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import {
  isGuarded,
  memoryStorage,
  sessionContext,
  STORAGE_KEYS,
  type StorageKey,
} from '@site/auth';
import { wireBrowser } from '@site/shell';
import { type Wire } from '@site/testing/screen';
import { AppBase, withDeferred } from '@site/ui';
import { DraftsContext } from '@site/ui/forms/drafts';
import { wireConsent } from '../app/wire-consent';
import { type ConsentPage } from '../shared/consent';
import {
  type SiteServices,
  SiteServicesProvider,
  storageContext,
} from '../shared/site-services';

const ORIGIN = 'http://localhost:8080';

/** The effects of a page on its surroundings, recorded for assertions. */
export type SiteScene = {
  /** The argument of `renderRoute`. */
  wire: Wire;
  popups: (Pick<FailurePopup, 'title'> & Partial<FailurePopup>)[];
  /** Shown notices about failures without a message from the server. */
  notices: string[];
  /** Loaded documents: other apps, and redirects of guards. */
  loads: string[];
  /** `isLive` is true once the page receives changes from the server. */
  stays: { isLive: boolean };
  stored: (key: StorageKey) => string | null;
  /** Paths whose view was pushed to the data layer. */
  pageViews: string[];
  copied: string[];
  /** Files that were downloaded. */
  saved: FileAnswer[];
  /** Lines logged for operators. */
  logged: string[];
};

type DocumentPorts = Awaited<ReturnType<SiteServices['documentPorts']>>;

/** The device and browser of a visitor. */
export type Machine = {
  reducedMotion?: boolean;
  phone?: boolean;
  /** Content of `document.cookie`. */
  cookie?: string;
  cameras?: DocumentPorts['mediaDevices'];
  /** The result of checking a picture; absent when pictures can't be opened. */
  lookAt?: DocumentPorts['lookAt'];
  /** The browser refuses access to the clipboard. */
  refusesCopies?: boolean;
  /** Session storage; without it no draft is stored. */
  tab?: ReturnType<typeof memoryStorage>;
};

/**
 * The real store, client, failure catalogue and session of this app, with memory in place
 * of a browser.
 */
export function siteScene(
  remembered: Partial<Record<StorageKey, string>> = {},
  path = '/',
  machine: Machine = {},
  videoProvider?: string,
): SiteScene {
  const entries = Object.entries(remembered).map(([key, value]) => [
    STORAGE_KEYS[key as StorageKey],
    value,
  ]);
  const raw = memoryStorage(Object.fromEntries(entries) as Record<string, string>);
  const popups: SiteScene['popups'] = [];
  const notices: string[] = [];
  const loads: string[] = [];
  const stays = { isLive: false };
  const pageViews: string[] = [];
  const copied: string[] = [];
  const saved: FileAnswer[] = [];
  const logged: string[] = [];
  let random = 0;

  const wire: Wire = ({ fetch, token, user, navigate, matches, location }) => {
    if (token) raw.setItem(STORAGE_KEYS.token, token);
    if (user) raw.setItem(STORAGE_KEYS.user, JSON.stringify(user));
    const site = wireBrowser({
      app: 'public-site',
      api: {
        apiKey: 'rodar-demo',
        brandId: '1',
        parseAnswer: process.env.NODE_ENV === 'production' ? undefined : parseAnswer,
      },
      ports: {
        fetch,
        storage: raw,
        tab: machine.tab,
        randomId: () =>
          `00000000-0000-4000-8000-${String((random += 1)).padStart(12, '0')}`,
        cookies: () => 'XSRF-TOKEN=test',
        url: () => new URL(location(), ORIGIN),
        load: (url) => loads.push(url),
        navigate,
        isGuarded: () => isGuarded(matches()),
        showPopup: async (popup) => void popups.push(popup),
        showNotice: ({ text }) => void notices.push(text),
        now: () => Date.now(),
        schedule: () => () => undefined,
      },
    });
    const { client, store, storage, drafts, go, start, effects, sessionSource } = site;
    let started: ReturnType<typeof start> | undefined;
    const consent = wireConsent({
      page: aConsentPage(path, machine.cookie),
      client,
      store,
      onChosen: () => undefined,
    });
    const services: SiteServices = {
      origin: ORIGIN,
      videoProvider,
      matchesMedia: (query) =>
        (query.includes('reduced-motion') ? machine.reducedMotion : machine.phone) ===
        true,
      storage,
      consent: async () => consent,
      go,
      leave: (url) => void loads.push(url),
      stayLive: () => void (stays.isLive = true),
      start: () => (started ??= start()),
      logout: effects.logout,
      pageView: (path) => void pageViews.push(path),
      log: (line) => void logged.push(line),
      copyText: async (text) => {
        if (machine.refusesCopies) throw new Error('denied');
        copied.push(text);
      },
      saveFile: async (file) => void saved.push(file),
      documentPorts: async () => ({
        mediaDevices: machine.cameras,
        lookAt: machine.lookAt,
      }),
      print: () => undefined,
      showPopup: async (popup) => void popups.push(popup),
      now: () => Date.now(),
    };
    return {
      Providers: ({ children }: { children: ReactNode }) => (
        <Provider store={store}>
          <SiteServicesProvider value={services}>
            <AppBase app="public-site">
              <Started start={services.start}>
                <DraftsContext value={drafts}>{children}</DraftsContext>
              </Started>
            </AppBase>
          </SiteServicesProvider>
        </Provider>
      ),
      context: () => {
        const context = new RouterContextProvider();
        context.set(storeContext, store);
        context.set(sessionContext, sessionSource);
        context.set(storageContext, storage);
        return context;
      },
    };
  };
  return {
    wire,
    popups,
    notices,
    loads,
    stays,
    pageViews,
    copied,
    saved,
    logged,
    stored: (key) => raw.getItem(STORAGE_KEYS[key]),
  };
}

/** A page for the consent code of one test, so that nothing reaches the next test. */
export function aConsentPage(pathname = '/', cookie = ''): ConsentPage {
  return {
    document: Object.assign(new EventTarget(), { cookie }) as ConsentPage['document'],
    location: { pathname, protocol: 'http:' },
  };
}

function Started({
  start,
  children,
}: {
  start: () => Promise<() => void>;
  children: ReactNode;
}) {
  useEffect(() => void start(), [start]);
  return children;
}

/**
 * Routes of a feature with a catch-all route for all other paths, to see where a screen
 * leads.
 */
export function amongOthers(routes: RouteObject[]): RouteObject[] {
  return withDeferred([
    { HydrateFallback: () => null, children: [...routes, { path: '*', element: null }] },
  ]);
}

/**
 * Address to which a route's guard sends a visitor without a session; null when it lets
 * them pass. Guards load documents, which jsdom can't.
 */
export async function whereGuardLeads(
  routes: readonly RouteObject[],
  route: string,
  path: string,
): Promise<string | null> {
  const loader = routes.find((candidate) => candidate.path === route)?.loader;
  if (typeof loader !== 'function') throw new Error(`${route} has no guard`);
  const context = new RouterContextProvider();
  context.set(sessionContext, { token: () => null });
  const answer: unknown = await loader({
    request: new Request(`${ORIGIN}${path}`),
    context,
    params: {},
  } as never);
  return answer instanceof Response
    ? (answer.headers.get('location') ?? '').replace(ORIGIN, '')
    : null;
}
