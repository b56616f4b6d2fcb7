/**
 * Attribute of the document's root while its parts of the class `far`, which stand far
 * below the first screen, wait to be laid out (`layout.css` of `@site/ui`). The server
 * writes it on content pages.
 */
export const FAR_WAITS = 'data-far-waits';

/** Longest wait in ms for an idle moment. */
const IDLE_TIMEOUT_MS = 2_000;
/** Pause in ms in browsers that tell of no idle moment (Safari). */
const PAUSE_MS = 100;

/**
 * Lays out the far parts of a page one after the other, each in an idle moment. Resolves
 * once the whole page is laid out, also by `layOutWhole` in between.
 */
export async function layOutFarParts(page: Window): Promise<void> {
  const { document } = page;
  for (const part of document.querySelectorAll<HTMLElement>('.far')) {
    await idle(page);
    if (!document.documentElement.hasAttribute(FAR_WAITS)) return;
    part.style.contentVisibility = 'visible';
  }
  layOutWhole(document);
}

/**
 * Lays out all that still waits, at once, and leaves the document as a rendering by React
 * expects it.
 */
export function layOutWhole(page: Document): void {
  page.documentElement.removeAttribute(FAR_WAITS);
  for (const part of page.querySelectorAll('.far[style]')) part.removeAttribute('style');
}

function idle(page: Window): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in page)
      page.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
