import {
  type ApiClient,
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
import { attributionFrom } from '../attribution/attribution';
import { createDrafts } from '../device/drafts';
import { createGo, type Navigate } from '../navigation';
import { createEffects } from './effects';
import { runEntryEffects } from './entry-effects';
import { serverClock } from './server-clock';

/** Facts that the API wants to know of an app; public values (docs/product). */
type ApiConfig = { apiKey: string; brandId: string; parseAnswers: boolean };

/** The browser, handed in. */
export type BrowserPorts = {
  fetch: typeof globalThis.fetch;
  storage: StorageLike;
  /** Storage that lasts as long as the tab; without it no draft is kept. */
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
  /** Whether the page on the screen is shown to nobody without a session. */
  isGuarded: () => boolean;
  showPopup: (popup: FailurePopup) => Promise<void>;
  /** Puts what failed without a sentence of the server into the page. */
  showNotice: (notice: FailureNotice) => void;
  now: () => number;
  schedule: (run: () => void, delayMs: number) => () => void;
};

const slices = { session: sessionSlice.reducer };
type SiteState = Parameters<
  typeof makeStore<{ session: SessionState }>
>[0]['preloadedState'];

/**
 * Composition root of a web app in the browser: client, store, effects of failures and
 * token refresh, tied together. `start()` comes after hydration: it takes over the stored
 * session and applies what the address asks for (spec §4). `now` is the API's time, as
 * far as this browser can tell.
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
  // A screen's first calls are made before `start()`: effects of children run first.
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
    // A write that is quicker than the answer about the dealership of a link waits for
    // it. That one is asked for by a read without a session, so neither waits for both.
    readAttribution: async () => {
      await landing;
      return attributionFrom(storage, ports.now());
    },
    readToken: () => refreshing().freshToken(),
    refreshToken: (refused) => refreshing().refreshed(refused),
    onFailure: {
      // Calls that were under way when the person chose 'Sair' tell nothing new.
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
        // Another tab that signed out took the token away.
        const isNews = storage.read('token') !== null;
        const failure = failureOf(error);
        store.dispatch(sessionEnded());
        // Nothing is left to ask on a page that goes with its session, so no other 401
        // would tell. The refresh is quiet and a call of `authentications`; this is not.
        if (isNews && failure && ports.isGuarded())
          client.report({ ...failure, path: '', quiet: false });
      },
      isOver: (error) => failureOf(error)?.status === 401,
      now: clock.now,
      schedule: ports.schedule,
    }));

  /** Gives a function that stops what runs in the background. */
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
 * Client and store of one server request: anonymous, telling nobody of failures. `fetch`
 * and `readCookie` come from one `xsrfJar` a process, `sessionId` from the process too.
 */
export function wireServer(options: {
  api: ApiConfig;
  /** Absolute address of the API up to and with `/api/v1`. */
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

/** A client that counts the writes that were refused, but for those that tell nobody. */
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
