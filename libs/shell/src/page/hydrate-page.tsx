import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { isGuarded } from '@site/auth';
import { linkLateStyles } from './late-styles';
import { allowMarkupOfLibraries } from './markup-of-libraries';
import { PageDocument } from './page-document';
import { type PageState, readPageState } from './page-state';
import { type Pages, type Wiring } from './pages';
import { watchLateParts } from './watch-late-parts';

type BrowserPages = Pick<Pages, 'basename' | 'routes' | 'head'> & {
  wire: (state: PageState, router: RouterPorts) => Wiring;
};

/** The router of the page, which begins after its wiring. */
export type RouterPorts = {
  /** Goes to a path inside this app. */
  navigate: (path: string) => Promise<void>;
  /** Whether the page on the screen is shown to nobody without a session. */
  isGuarded: () => boolean;
  /** True where the first page that React shows came without a document of its own. */
  isOpened?: boolean;
};

/**
 * Opens another page of the app than the one that stands there, and leaves that one as it
 * is until the other can be shown: React never takes it over. Rejects when the other can't
 * be opened.
 */
export async function openPage(
  { basename, routes, wire }: BrowserPages,
  path: string,
): Promise<void> {
  const { state } = readPageState(document);
  const wiring = wire(state, {
    navigate: (to) => router.navigate(to),
    isGuarded: () => isGuarded(router.state.matches),
    isOpened: true,
  });
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.router,
    getContext: wiring.context
      ? () => wiring.context as NonNullable<Wiring['context']>
      : undefined,
  });
  watchLateParts(window, { build: state.site.build, basename, router: () => router });
  await Promise.all([linkLateStyles(document), router.navigate(path)]);
  if (router.state.errors) throw new Error(`${path} could not be opened`);
  // They speak of the page that is left.
  for (const tag of document.head.querySelectorAll('title, [data-page]')) tag.remove();
  window.scrollTo(0, 0);
  createRoot(document.body).render(wiring.wrap(<RouterProvider router={router} />));
}

/**
 * Takes over the page that the server rendered. Lazy routes of this URL are loaded first,
 * so the first React tree is the same as the server's. Resolves when React has the page.
 */
export async function hydratePage({
  basename,
  routes,
  head,
  wire,
}: BrowserPages): Promise<void> {
  allowMarkupOfLibraries(window);
  void linkLateStyles(document);
  const { state, text } = readPageState(document);
  const page: { router?: ReturnType<typeof createBrowserRouter> } = {};
  watchLateParts(window, {
    build: state.site.build,
    basename,
    router: () => page.router,
  });
  await loadMatched(routes, basename);
  const wiring = wire(state, {
    navigate: (path) => router.navigate(path),
    isGuarded: () => isGuarded(router.state.matches),
  });
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.router,
    getContext: wiring.context
      ? () => wiring.context as NonNullable<Wiring['context']>
      : undefined,
  });
  page.router = router;
  hydrateRoot(
    document,
    <PageDocument assets={state.assets} stateText={text} head={head}>
      {wiring.wrap(<RouterProvider router={router} />)}
    </PageDocument>,
  );
}

/** Loads the modules of the routes that match the address, in place. */
async function loadMatched(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
