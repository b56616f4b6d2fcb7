type LeftPage = Pick<Window, 'addEventListener' | 'fetch'> & {
  document: Pick<Document, 'visibilityState'>;
};

/** Letters that always fit into the 64 KiB of such bodies, of three bytes at most each. */
const MAX_LETTERS = 21_000;

/**
 * The fetch of a page whose calls outlive it when they begin while it is left or out of
 * sight: a decision that waited to be undone is sent then. Bodies that the browser would
 * not take along, files above all, are sent as ever.
 */
export function leavingFetch(page: LeftPage): typeof globalThis.fetch {
  let isLeft = false;
  page.addEventListener('pagehide', () => (isLeft = true));
  // A page may come back from the cache of the back button.
  page.addEventListener('pageshow', () => (isLeft = false));
  return (input, init) => {
    const isAway = isLeft || page.document.visibilityState === 'hidden';
    return page.fetch(
      input,
      isAway && isSmall(init?.body) ? { ...init, keepalive: true } : init,
    );
  };
}

const isSmall = (body: BodyInit | null | undefined) =>
  body == null || (typeof body === 'string' && body.length <= MAX_LETTERS);
