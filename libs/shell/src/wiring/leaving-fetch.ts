type LeftPage = Pick<Window, 'addEventListener' | 'fetch'>;

/**
 * The fetch of a page whose calls outlive it when they begin while it is left: a decision
 * that waited to be undone is sent then. The browser takes 64 KiB of such bodies.
 */
export function leavingFetch(page: LeftPage): typeof globalThis.fetch {
  let isLeft = false;
  page.addEventListener('pagehide', () => (isLeft = true));
  // A page may come back from the cache of the back button.
  page.addEventListener('pageshow', () => (isLeft = false));
  return (input, init) => page.fetch(input, isLeft ? { ...init, keepalive: true } : init);
}
