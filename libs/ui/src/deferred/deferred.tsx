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
 * `wait` is called when a part that a page waits for can't be loaded. The failure is
 * shown once it resolves.
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
 * A part of a screen whose code may load after the first page is interactive: a form with
 * its rules, a band below the fold. The server renders it, so it can be read and filled
 * in from the start; React hydrates it once its code is loaded. On later pages the router
 * waits for it (`withDeferred`), so nothing flickers. `wait` replaces a part that the
 * server doesn't render until its code is loaded.
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
    // The same element for good. While the code loads, new props would make React discard
    // the server's HTML with the text typed into it, and another component would lose the
    // part's state.
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
  /** The props with which the server rendered. */
  first: () => Props;
  tell: (props: Props) => void;
};

/** The props of a part, passed around its boundary. */
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
 * Runs the hydration of the first page, during which parts may load later. React asks for
 * the parts that the page shows; the rest is loaded one by one while the browser is idle.
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

/** A moment in which the browser is idle; Safari has no such event. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 100);
  });
}

/**
 * Routes whose `lazy` also waits for the deferred parts of their screens: on servers, in
 * tests, on navigation.
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

/** Loads all deferred parts. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(waiting.map((ready) => ready()));
}
