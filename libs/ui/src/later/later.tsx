import { type ComponentType, lazy, Suspense, useState } from 'react';

const waiting: (() => Promise<unknown>)[] = [];
let isHydrating = false;

/**
 * A part of a screen whose code may come after the first page is alive: a form with its rules, a band below the fold.
 * The server renders it like any other part, so it is there to read and to fill in from the start; in the browser React
 * takes over the rest of the page first, and this part as soon as its code has come. On later pages the router waits for
 * it (`withLater`), so nothing flickers.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async () => (loaded ??= await load());
  waiting.push(ready);
  const Coming = lazy(async () => ({ default: await ready() }));
  return function Later(props: Props) {
    // What it began as stays: another component in its place would lose the state of the part.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Coming);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Runs the hydration of the first page: only meanwhile parts may come later. */
export async function hydratingFirst<T>(hydrate: () => Promise<T>): Promise<T> {
  isHydrating = true;
  try {
    return await hydrate();
  } finally {
    isHydrating = false;
  }
}

/** A list of routes whose `lazy` also waits for the later parts of their screens: on servers, in tests, on navigation. */
export function withLater<Route extends { lazy?: unknown; children?: Route[] }>(routes: Route[]): Route[] {
  return routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'function' ? { lazy: waitingFor(route.lazy as () => Promise<unknown>) } : {}),
    ...(route.children ? { children: withLater(route.children) } : {}),
  }));
}

function waitingFor(load: () => Promise<unknown>) {
  return async () => {
    const loaded = await load();
    if (!isHydrating) await Promise.all(waiting.map((ready) => ready()));
    return loaded;
  };
}
