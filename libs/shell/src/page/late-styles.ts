/** Element with the links of the style sheets that come after the first picture. */
export const LATE_STYLES_ID = 'late-styles';

/** So long the whole sheets wait for a font; a later one takes its place by itself. */
const FONT_PATIENCE_MS = 2_000;

/**
 * Links the whole style sheets of a page that was served with its critical styles inside
 * the document. They take effect together when the last has come or failed, with the fonts
 * that are named beside them: one sheet overrides rules of another, so a part of them
 * would move what stands, and a font on its own would lay out the whole page once more.
 * Without scripts the browser takes them from the `noscript` where they stand. Resolves
 * once they do.
 */
export async function linkLateStyles(page: Document): Promise<void> {
  const late = page.querySelector(`noscript#${LATE_STYLES_ID}`);
  const named = [...(late?.textContent ?? '').matchAll(/rel="(\w+)" href="([^"]+)"/g)];
  const links = named.map(([, rel, href = '']) =>
    rel === 'preload' ? fontLink(page, href) : waitingLink(page, href),
  );
  const answers = links.map(
    (link) =>
      new Promise<unknown>((answered) => {
        link.addEventListener('load', answered, { once: true });
        link.addEventListener('error', answered, { once: true });
        if (link.as === 'font') setTimeout(answered, FONT_PATIENCE_MS);
      }),
  );
  late?.replaceWith(...links);
  await Promise.all(answers);
  for (const link of links) link.media = 'all';
}

/** A style sheet that applies to no medium as yet; so it would be fetched last of all. */
function waitingLink(page: Document, href: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.fetchPriority = 'high';
  link.href = href;
  return link;
}

/** A font that is there when the sheets that use it take effect. */
function fontLink(page: Document, href: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = 'anonymous';
  link.href = href;
  return link;
}
