import { createStaticHandler, type RouteObject } from 'react-router-dom';
import {
  countNotifications,
  endHold,
  fetchCms,
  type FileAnswer,
  getDealership,
  getDealershipToday,
  getDealershipTodayCount,
  getToday,
  getTodayCounts,
  type Hold,
  keepHold,
  listColleagues,
  listHolds,
  listSavedViews,
  type Viewer,
} from '@site/api-contract';
import { type AppName, basePathOf } from '@site/api-contract/site-map';
import { isGuarded, memoryStorage, type StorageLike } from '@site/auth';
import {
  aCmsPage,
  aDealership,
  type Answer,
  answer,
  aToken,
  aUserFor,
  claimsFor,
  stubTransport,
} from '@site/testing';
import { renderRoute, type Wire } from '@site/testing/screen';
import { type PortalEdges, wirePortalPage } from '../portal/portal-wiring';

const ORIGIN = 'http://localhost:8080';

type Options = {
  viewer?: Viewer;
  answers?: readonly Answer[];
  copyText?: PortalEdges['copyText'];
  /** Cookies of the browser, name and value; one jar is one browser. */
  jar?: Map<string, string>;
  /** Storage of the tab; without it no draft is kept. */
  tab?: StorageLike;
  /** Takes answers unchecked, as a built portal does. */
  trustsAnswers?: boolean;
};

/** Effects of a portal on the browser around it. */
type BrowserLog = {
  popups: Parameters<PortalEdges['showPopup']>[0][];
  notices: string[];
  copied: string[];
  loaded: string[];
  saved: FileAnswer[];
  logged: string[];
  /** Paths whose view was pushed to the data layer. */
  pageViews: string[];
};

const emptyLog = (): BrowserLog => ({
  popups: [],
  notices: [],
  copied: [],
  loaded: [],
  saved: [],
  logged: [],
  pageViews: [],
});

const A_HOLD: Hold = {
  queue: 'proposals',
  id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  name: 'Otávio Reis',
  isMine: true,
  since: '2026-11-23T15:00:00.000Z',
};

const aJar = () => new Map([['XSRF-TOKEN', 'abc']]);

/**
 * Opens pages of a portal with its real routes, store and wiring; only network and
 * browser are stubs. For specs.
 */
export function portalForSpecs(app: AppName, routes: RouteObject[]) {
  const wireAt =
    (
      path: string,
      log: BrowserLog,
      { copyText, jar = aJar(), tab, trustsAnswers }: Options = {},
    ): Wire =>
    ({ fetch, token, user, navigate, matches }) => {
      const session =
        token && user ? { ROD_TOKEN: token, ROD_USER: JSON.stringify(user) } : undefined;
      const { context, wrap } = wirePortalPage(
        app,
        { site: { apiKey: 'rodar-demo', brandId: '1' }, app: undefined },
        { navigate, isGuarded: () => isGuarded(matches()) },
        {
          fetch,
          storage: memoryStorage(session),
          tab,
          trustsAnswers,
          randomId: () => '11111111-1111-4111-8111-111111111111',
          cookies: () => [...jar].map((cookie) => cookie.join('=')).join('; '),
          setCookie: (cookie) => {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            jar.set(name, value);
          },
          url: () => new URL(path, ORIGIN),
          load: (url) => void log.loaded.push(url),
          saveFile: async (file) => void log.saved.push(file),
          copyText: copyText ?? (async (text) => void log.copied.push(text)),
          showPopup: async (popup) => void log.popups.push(popup),
          showNotice: ({ text }) => void log.notices.push(text),
          follow: () => undefined,
          log: (line) => void log.logged.push(line),
          pageView: (path) => void log.pageViews.push(path),
          now: () => Date.now(),
          // Runs nothing, so that no countdown sends an act while a slow spec still looks.
          schedule: () => () => undefined,
        },
      );
      return { Providers: ({ children }) => wrap(children), context: () => context };
    };
  const usual = [
    answer(fetchCms, aCmsPage()),
    answer(getDealership, aDealership()),
    answer(countNotifications, { unread: 0 }),
    answer(listHolds, { items: [] }),
    answer(listColleagues, { items: [] }),
    answer(keepHold, A_HOLD),
    answer(endHold, { ok: true }),
    answer(listSavedViews, { items: [] }),
    answer(getDealershipToday, { items: [], hasMore: false }),
    answer(getDealershipTodayCount, { due: 0, hasMore: false }),
    answer(getToday, { items: [], hasMore: false }),
    answer(getTodayCounts, { counts: {} }),
  ];

  /** Opens a path of the whole site (`/concessionarias/…`). */
  function open(path: string, options: Options = {}) {
    const { viewer, answers = [] } = options;
    const log = emptyLog();
    // A browser shows the server's page meanwhile.
    const pages = routes.map((route) => ({ ...route, HydrateFallback: () => null }));
    const view = renderRoute(pages, path, {
      viewer,
      answers: [...usual, ...answers],
      wire: wireAt(path, log, options),
      basename: basePathOf(app),
    });
    return { ...view, log };
  }

  /**
   * The address to which guards redirect a viewer who opens a path; null when they let
   * the viewer pass.
   */
  async function guarded(path: string, viewer: Viewer): Promise<string | null> {
    const token = viewer.kind === 'anonymous' ? null : aToken(claimsFor(viewer));
    const { context } = wireAt(
      path,
      emptyLog(),
    )({
      ...{ viewer, token, user: aUserFor(viewer) },
      fetch: stubTransport({ answers: usual }).fetch,
      navigate: () => undefined,
      matches: () => [],
      location: () => path,
    });
    const handler = createStaticHandler(routes, { basename: basePathOf(app) });
    const answered = await handler.query(new Request(`${ORIGIN}${path}`), {
      requestContext: context?.(),
    });
    return answered instanceof Response
      ? (answered.headers.get('location') ?? '').replace(ORIGIN, '')
      : null;
  }

  return { open, guarded, origin: ORIGIN };
}
