import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type RouteObject } from 'react-router-dom';

const waiting: (() => Promise<unknown>)[] = [];
let isHydrating = false;
let whenMissing: () => Promise<unknown> = async () => undefined;

/**
 * `wait` is asked when a part that a page waits for can't be loaded. The failure is shown
 * once it resolves.
 */
export function onMissingPart(wait: () => Promise<unknown>): void {
  whenMissing = wait;
}

async function awaited<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await whenMissing();
    throw error;
  }
}

/**
 * A part of a screen whose code may come after the first page is alive: a form with its
 * rules, a band below the fold. The server renders it, so it is there to read and to fill
 * in from the start; React takes it over as soon as its code has come. On later pages the
 * router waits for it (`withDeferred`), so nothing flickers. `wait` stands in the place of
 * a part that the server doesn't render and whose code is still on its way.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => (loaded ??= await load());
  waiting.push(ready);
  const Coming = lazy(async () => ({ default: await awaited(ready) }));

  function Current({
    part: Part,
    source,
  }: {
    part: ComponentType<Props>;
    source: Source<Props>;
  }) {
    return (
      <Part {...useSyncExternalStore(source.subscribe, source.latest, source.first)} />
    );
  }

  return function Later(props: Props) {
    const [source] = useState(() => sourceOf(props));
    // One element for good. While the code is on its way React would throw the server's
    // HTML away, and what was typed into it, as soon as something new is handed in; and
    // another component in its place would lose the part's state.
    const [part] = useState(() => (
      <Suspense fallback={wait}>
        <Current part={loaded ?? Coming} source={source} />
      </Suspense>
    ));
    useLayoutEffect(() => source.tell(props));
    return part;
  };
}

type Source<Props> = {
  subscribe: (listener: () => void) => () => void;
  latest: () => Props;
  /** Props that the server rendered with. */
  first: () => Props;
  tell: (props: Props) => void;
};

/** The properties of a part, handed in past the boundary around it. */
function sourceOf<Props extends object>(first: Props): Source<Props> {
  const listeners = new Set<() => void>();
  let latest = first;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    latest: () => latest,
    first: () => first,
    tell: (props) => {
      if (isSame(latest, props)) return;
      latest = props;
      for (const listener of listeners) listener();
    },
  };
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const keys = Object.keys(one) as (keyof Props)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key], other[key]))
  );
}

/**
 * Runs the hydration of the first page: only meanwhile parts may come later. What the page
 * shows is asked for by React; the rest is fetched one by one while nothing else is done.
 */
export async function hydrateFirst<T>(hydrate: () => Promise<T>): Promise<T> {
  isHydrating = true;
  try {
    return await hydrate();
  } finally {
    isHydrating = false;
    void fetchRest();
  }
}

async function fetchRest(): Promise<void> {
  for (const ready of waiting) {
    await idle();
    await ready().catch(() => undefined);
  }
}

/** A moment in which the browser has nothing to do; Safari knows no such event. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 100);
  });
}

/**
 * A list of routes whose `lazy` also waits for the later parts of their screens: on
 * servers, in tests, on navigation.
 */
export function withDeferred(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const own =
      typeof route.lazy === 'function'
        ? { ...route, lazy: waitingFor(route.lazy) }
        : route;
    return (
      own.children ? { ...own, children: withDeferred(own.children) } : own
    ) as RouteObject;
  });
}

function waitingFor<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () =>
    awaited(async () => {
      const loaded = await load();
      if (!isHydrating) await loadDeferred();
      return loaded;
    });
}

/** Fetches all that comes later. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(waiting.map((ready) => ready()));
}
