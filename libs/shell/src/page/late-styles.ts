/** Element with the links of the style sheets that come after the first picture. */
export const LATE_STYLES_ID = 'late-styles';

const NO_MEDIUM = 'not all';

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
    rel === 'preload' ? waitingFont(page, href) : waitingSheet(page, href),
  );
  late?.replaceWith(...links.map(({ link }) => link));
  await Promise.all(links.map(({ answered }) => answered));
  for (const { link } of links) link.media = 'all';
}

/** A link, and the moment when what it names has come or failed. */
export type WaitingLink = { link: HTMLLinkElement; answered: Promise<unknown> };

/** A style sheet that applies to no medium as yet; so it would be fetched last of all. */
export function waitingSheet(page: Document, href: string): WaitingLink {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.media = NO_MEDIUM;
  link.fetchPriority = 'high';
  link.href = href;
  return { link, answered: answerOf(link) };
}

/** Whether a sheet is linked and not to take effect yet. */
export function isWaiting({ media }: HTMLLinkElement): boolean {
  return media === NO_MEDIUM;
}

/** A font that is there when the sheets that use it take effect; it may come late. */
function waitingFont(page: Document, href: string): WaitingLink {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = 'anonymous';
  link.href = href;
  const patience = new Promise((over) => setTimeout(over, FONT_PATIENCE_MS));
  return { link, answered: Promise.race([answerOf(link), patience]) };
}

function answerOf(link: HTMLLinkElement): Promise<unknown> {
  return new Promise<unknown>((answered) => {
    link.addEventListener('load', answered, { once: true });
    link.addEventListener('error', answered, { once: true });
  });
}
