import { configure, render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  type RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { ANONYMOUS, type LoggedUser, type Viewer } from '@site/contracts';
import { aToken, aUserFor, claimsFor } from './builders';
import { type Answer, type StubTransport, stubTransport } from './stub-transport';

// A screen that loads its modules on a busy machine may take longer than the library's
// second.
configure({ asyncUtilTimeout: 4000 });

/**
 * What an app's spec makes of a stubbed network and a viewer: the same store and
 * providers as in the browser.
 */
export type Wire = (ports: {
  fetch: typeof globalThis.fetch;
  viewer: Viewer;
  token: string | null;
  user: LoggedUser | null;
  navigate: (path: string) => void;
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
  /** Path, query and hash where the router stands now. */
  location: () => string;
  /** Every address the router came to since the screen was opened, in order. */
  visited: () => readonly string[];
};

/** Opens a path of the real route list as a viewer, with only the network stubbed. */
export function renderRoute(
  routes: RouteObject[],
  path: string,
  { viewer = ANONYMOUS, answers = [], wire, basename }: RenderOptions,
): RenderedRoute {
  const transport = stubTransport({ answers });
  const token = viewer.kind === 'anonymous' ? null : aToken(claimsFor(viewer));
  const navigate = (to: string) => void router.navigate(to);
  const { Providers, context } = wire({
    fetch: transport.fetch,
    viewer,
    token,
    user: aUserFor(viewer),
    navigate,
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    ...(basename ? { basename } : {}),
    ...(context ? { getContext: context } : {}),
  });
  const visited: string[] = [];
  router.subscribe(() => {
    if (visited.at(-1) !== location()) visited.push(location());
  });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const location = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return {
    ...view,
    transport,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    location,
    visited: () => visited,
  };
}
