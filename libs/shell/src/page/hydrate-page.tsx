import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { isGuarded } from '@site/auth';
import { layOutWhole } from './far-parts';
import { linkLateStyles } from './late-styles';
import { allowMarkupOfLibraries } from './markup-of-libraries';
import { PageDocument } from './page-document';
import { type PageState, readPageState } from './page-state';
import { type Pages, type Wiring } from './pages';
import { watchLateParts } from './watch-late-parts';

type BrowserPages = Pick<Pages, 'basename' | 'routes' | 'head'> & {
  wire: (state: PageState, router: RouterPorts) => Wiring;
};

/** The router of the page, which is created after the wiring. */
export type RouterPorts = {
  /** Goes to a path inside this app. */
  navigate: (path: string) => Promise<void>;
  /** Whether the page on the screen requires a session. */
  isGuarded: () => boolean;
};

/**
 * Hydrates the server-rendered page. Lazy routes of this URL are loaded first, so that
 * the first React tree equals the server's. Resolves after hydration.
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
  layOutWhole(document);
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
