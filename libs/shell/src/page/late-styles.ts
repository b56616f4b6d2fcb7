/** Element with the links of the style sheets that come after the first picture. */
export const LATE_STYLES_ID = 'late-styles';
/** Element with the modules of a page that begin after the first picture. */
export const LATE_SCRIPTS_ID = 'late-scripts';

/** Property whose `none` shows what the document hides until the whole sheets come. */
const LATE = '--late';
const NO_MEDIUM = 'not all';

/** The whole sheets wait this long for a font; a later one is applied when it comes. */
const FONT_PATIENCE_MS = 2_000;

/**
 * Links the whole style sheets of a page with critical styles. They take effect together,
 * when the last one has loaded or failed, with the fonts beside them: single sheets would
 * move the page, since they override each other, and a later font would lay it out again.
 * Then nothing stays hidden for want of a sheet that failed. Without scripts the browser
 * uses those in the `noscript`. Resolves once they take effect.
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
  page.documentElement.style.setProperty(LATE, 'none');
}

/** A link, and a promise for its loading or failing. */
export type WaitingLink = { link: HTMLLinkElement; answered: Promise<unknown> };

/**
 * A style sheet for no medium yet, with a high priority, since such a sheet would
 * otherwise load last.
 */
export function waitingSheet(page: Document, href: string): WaitingLink {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.media = NO_MEDIUM;
  link.fetchPriority = 'high';
  link.href = href;
  return { link, answered: answerOf(link) };
}

/** Whether a sheet is linked but not in effect yet. */
export function isWaiting({ media }: HTMLLinkElement): boolean {
  return media === NO_MEDIUM;
}

/** A font for the time when its sheets take effect; it may come later. */
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
