import './wait-long';
import {
  act,
  type Config,
  configure,
  getConfig,
  render,
  type RenderResult,
  waitFor,
} from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  type RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { ANONYMOUS, type LoggedUser, type Viewer } from '@site/api-contract';
import { aToken, aUserFor, claimsFor } from './builders/viewer';
import { type Answer, type StubTransport, stubTransport } from './stub-transport';

export { pressTwice } from './press-twice';

// A spec looks for an element many times before it exists, and each time the library
// would print the whole document into an unread error. Here it is printed only when the
// message is read.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as Config & {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isWaiting) return getElementError(message, container);
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      configurable: true, // the library replaces it with its last message
      get: () => getElementError(message, container).message,
    });
  },
});

/**
 * Makes store and providers of an app, as in the browser, from a stubbed network and a
 * viewer.
 */
export type Wire = (ports: {
  fetch: typeof globalThis.fetch;
  viewer: Viewer;
  token: string | null;
  user: LoggedUser | null;
  navigate: (path: string) => void;
  /** The routes on the screen, from the outermost. */
  matches: () => readonly { route: { loader?: unknown } }[];
  /** Path, query and hash of the router; the first location until it is made. */
  location: () => string;
}) => {
  Providers: ComponentType<{ children: ReactNode }>;
  /** Context of loaders and guards, one a navigation. */
  context?: () => RouterContextProvider;
};

export type RenderOptions = {
  viewer?: Viewer;
  answers?: readonly Answer[];
  wire: Wire;
  /** Base path of a portal. */
  basename?: string;
};

export type RenderedRoute = RenderResult & {
  transport: StubTransport;
  user: UserEvent;
  /** Path, query and hash of the router now. */
  location: () => string;
  /** All addresses since the screen was opened, in order. */
  visited: () => readonly string[];
  /** The browser's Back; the first address has none. */
  back: () => Promise<void>;
  /** Goes to a path of the app (without its base), as the palette does. */
  goTo: (path: string) => Promise<void>;
  /**
   * Waits until the router has loaded the page, every call has its answer, and the page
   * shows it and asks nothing more for two frames. A spec that expects something not to
   * come looks after it. It needs real timers, a screen that is not left for another
   * document, and no `neverAnswer`: else it fails after the time of `waitFor`.
   */
  allAnswered: () => Promise<void>;
};

/** Opens a path of the real route list as a viewer; only the network is stubbed. */
export function renderRoute(
  routes: RouteObject[],
  path: string,
  { viewer = ANONYMOUS, answers = [], wire, basename }: RenderOptions,
): RenderedRoute {
  const transport = stubTransport({ answers });
  const token = viewer.kind === 'anonymous' ? null : aToken(claimsFor(viewer));
  const navigate = (to: string) => void router.navigate(to);
  let isRouted = false;
  const { Providers, context } = wire({
    fetch: transport.fetch,
    viewer,
    token,
    user: aUserFor(viewer),
    navigate,
    matches: () => router.state.matches,
    location: () => (isRouted ? location() : path),
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    ...(basename ? { basename } : {}),
    ...(context ? { getContext: context } : {}),
  });
  const location = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  isRouted = true;
  const visited: string[] = [];
  router.subscribe(() => {
    if (visited.at(-1) !== location()) visited.push(location());
  });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    transport,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    location,
    visited: () => visited,
    back: () => act(() => router.navigate(-1)),
    goTo: (to) => act(() => router.navigate(to)),
    allAnswered: () => allAnswered(router, transport),
  };
}

/** Quiet frames after which a page that shows its last answer asks nothing more. */
const QUIET_FRAMES = 2;

async function allAnswered(
  router: ReturnType<typeof createMemoryRouter>,
  { traffic }: StubTransport,
): Promise<void> {
  const awaited = (): string | null => {
    const { initialized, navigation, revalidation } = router.state;
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle')
      return 'The router still loads the page';
    const { unanswered } = traffic();
    return unanswered > 0 ? `${unanswered} calls have no answer yet` : null;
  };
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await waitFor(() => {
      const what = awaited();
      if (what) throw new Error(what);
    });
    const before = traffic().sent;
    // The store tells the page of answers once a frame.
    await act(async () => new Promise<number>(requestAnimationFrame));
    quiet = traffic().sent === before && !awaited() ? quiet + 1 : 0;
  }
}

/** Whether the browser would ask before it leaves the page. */
export function asksOnReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
