import {
  type ApiClient,
  type ClientWiring,
  createClient,
  type FailureNotice,
  failureOf,
  type FailurePopup,
  makeStore,
  readCookieFrom,
} from '@site/api-client';
import {
  getDealership,
  refreshSession,
  sendLinkVisit,
  signOut,
} from '@site/api-contract';
import { type AppName } from '@site/api-contract/site-map';
import {
  browserStorage,
  claimsOf,
  readSession,
  rememberSession,
  sessionEnded,
  sessionRefreshed,
  sessionSlice,
  type SessionState,
  startTokenRefresh,
  type StorageLike,
  type TokenRefresh,
} from '@site/auth';
import { type Schedule } from '@site/ui';
import { attributionHeader } from '../attribution/attribution';
import { createDrafts } from '../device/drafts';
import { createGo, type Navigate } from '../navigation';
import { createEffects } from './effects';
import { runEntryEffects } from './entry-effects';
import { serverClock } from './server-clock';

/** Public values that an app sends to the API, and how it checks answers. */
type ApiConfig = Pick<ClientWiring, 'apiKey' | 'brandId' | 'parseAnswer'>;

/** The browser, handed in. */
export type BrowserPorts = {
  fetch: typeof globalThis.fetch;
  storage: StorageLike;
  /** Storage of this tab; without it no draft is kept. */
  tab?: StorageLike;
  randomId: () => string;
  /** Text of `document.cookie`. */
  cookies: () => string;
  /** Address of the page. */
  url: () => URL;
  /** Loads a document. */
  load: (url: string) => void;
  /** Navigates inside the app. */
  navigate: Navigate;
  /** Whether the page on the screen requires a session. */
  isGuarded: () => boolean;
  showPopup: (popup: FailurePopup) => Promise<void>;
  /** Shows in the page a failure without a sentence of the server. */
  showNotice: (notice: FailureNotice) => void;
  now: () => number;
  schedule: Schedule;
};

const slices = { session: sessionSlice.reducer };
type SiteState = Parameters<
  typeof makeStore<{ session: SessionState }>
>[0]['preloadedState'];

/**
 * Composition root of a web app in the browser: connects client, store, effects of
 * failures and token refresh. Call `start()` after hydration: it restores the stored
 * session and applies the address's parameters (spec §4). `now` is the API's time, as far
 * as this browser knows.
 */
export function wireBrowser(options: {
  app: AppName;
  api: ApiConfig;
  ports: BrowserPorts;
  preloadedState?: SiteState;
}) {
  const { ports, app } = options;
  const storage = browserStorage(ports.storage, ports.randomId, ports.tab);
  const clock = serverClock(storage, ports.now);
  const go = createGo({ app, navigate: ports.navigate, load: ports.load });
  let tokenRefresh: TokenRefresh | null = null;
  let landing: Promise<void> | null = null;
  let keepSession: () => void = () => undefined;
  // A screen's first calls come before `start()`, since effects of children run first.
  const readToken = () => {
    const { restored, token } = store.getState().session;
    return restored ? token : readSession(storage).token;
  };

  const { client, refusedWrites } = countingRefusals({
    ...options.api,
    baseUrl: `${ports.url().origin}/api/v1`,
    fetch: async (input, init) => {
      const answer = await ports.fetch(input, init);
      clock.hear(answer);
      return answer;
    },
    randomId: ports.randomId,
    sessionId: storage.sessionId,
    readCookie: (name) => readCookieFrom(ports.cookies(), name),
    // A write waits for the running read of the link's dealership. That read has no
    // session, so the two never wait for each other.
    readAttribution: async () => {
      await landing;
      return attributionHeader(storage, ports.now());
    },
    readToken: () => refreshing().freshToken(),
    refreshToken: (refused) => refreshing().refreshed(refused),
    onFailure: {
      // Failures of calls that were running when the user chose 'Sair' are not reported.
      intercept: (effect) => effect === 'logout' && store.getState().session.signedOut,
      showPopup: ports.showPopup,
      showNotice: ports.showNotice,
      run: (effect, failure) => effects.run(effect, failure),
      url: () => ports.url().href,
    },
  });
  const store = makeStore<{ session: SessionState }>({
    client,
    slices,
    preloadedState: options.preloadedState,
    afterAction: () => keepSession(),
  });
  const drafts = createDrafts({
    client,
    storage,
    lastingFetch: (input, init) => ports.fetch(input, { ...init, keepalive: true }),
    account: () => claimsOf(readToken())?.primarysid ?? null,
    refusedWrites,
    now: clock.now,
  });
  const endServerSession = () => client.request(signOut, {}, { silent: true });
  const effects = createEffects({
    storage,
    dispatch: store.dispatch,
    endServerSession,
    go,
    url: ports.url,
  });

  /** Made at the first call or at the start, whichever comes first. */
  const refreshing = () =>
    (tokenRefresh ??= startTokenRefresh({
      readToken,
      refresh: () => client.request(refreshSession, {}, { silent: true }),
      onRefreshed: (session) => {
        clock.setBy(session.token);
        store.dispatch(sessionRefreshed(session));
      },
      onEnded: (error) => {
        // When another tab signed out, the token is gone already.
        const isNews = storage.read('token') !== null;
        const failure = failureOf(error);
        store.dispatch(sessionEnded());
        // A guarded page disappears with its session, so no further 401 would report it.
        // The refresh is quiet and a call of `authentications`; this report is not.
        if (isNews && failure && ports.isGuarded())
          client.report({ ...failure, path: '', quiet: false });
      },
      isOver: (error) => failureOf(error)?.status === 401,
      now: clock.now,
      schedule: ports.schedule,
    }));

  /** Gives a function that stops the background work. */
  async function start(): Promise<() => void> {
    const belong = (token: string | null) => {
      const account = claimsOf(token)?.primarysid;
      if (account !== undefined) drafts.belongTo(account);
    };
    keepSession = rememberSession(store, storage, (token) => {
      clock.setBy(token);
      belong(token);
    });
    belong(store.getState().session.token);
    const replan = store.subscribe(whenTokenChanges(readToken, refreshing().plan));
    landing = runEntryEffects(ports.url(), {
      storage,
      dispatch: store.dispatch,
      fetchDealership: (id) =>
        client.request(getDealership, { params: { id } }, { silent: true }),
      endServerSession,
      countVisit: () => client.request(sendLinkVisit, {}, { silent: true }),
      now: ports.now,
    });
    await landing;
    return () => {
      keepSession = () => undefined;
      replan();
      tokenRefresh?.stop();
    };
  }

  return {
    client,
    store,
    storage,
    effects,
    drafts: ports.tab ? drafts : null,
    go,
    start,
    now: clock.now,
    sessionSource: { token: () => storage.read('token') },
  };
}

/**
 * Client and store of one server request: anonymous, and without reports of failures.
 * `fetch` and `readCookie` come from an `xsrfJar` of the process, and so does
 * `sessionId`.
 */
export function wireServer(options: {
  api: ApiConfig;
  /** Absolute URL of the API up to and including `/api/v1`. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  readCookie: (name: string) => string | null;
  sessionId: string;
  randomId: () => string;
}) {
  const { api, sessionId, ...rest } = options;
  const client = createClient({
    ...api,
    ...rest,
    sessionId: () => sessionId,
    readToken: () => null,
  });
  return { client, store: makeStore<{ session: SessionState }>({ client, slices }) };
}

/** A client that counts refused writes, except silent ones. */
function countingRefusals(wiring: Parameters<typeof createClient>[0]) {
  const { request, report } = createClient(wiring);
  let refused = 0;
  const client: ApiClient = {
    report,
    request: (call, given, options) =>
      request(call, given, options).catch((error: unknown) => {
        if (call.method !== 'GET' && !options?.silent) refused += 1;
        throw error;
      }),
  };
  return { client, refusedWrites: () => refused };
}

function whenTokenChanges(readToken: () => string | null, run: () => void): () => void {
  let known = readToken();
  return () => {
    const token = readToken();
    if (token === known) return;
    known = token;
    run();
  };
}
