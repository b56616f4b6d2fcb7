import { LATE_SCRIPTS_ID } from './late-scripts';
import { isWaiting, type WaitingLink, waitingSheet } from './late-styles';

/** Where the router keeps how far down each entry of the history was read, by its key. */
const SCROLLED = 'react-router-scroll-positions';
const STYLES = 'style, noscript, link[rel="stylesheet"]';

/** Pages that this site rendered become documents by a policy of their own. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'rodar-page',
  { createHTML: (text) => text },
);

type Rules = { createHTML: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** A page of this site that may be shown in the place of the one that stands there. */
export type NextPage = {
  /** Its address, without what stands behind `#`. */
  url: string;
  /** The document that the server rendered. Its scripts don't run by themselves. */
  document: Document;
  /** The style sheets that the page there lacks: they wait in it without effect. */
  sheets: readonly HTMLLinkElement[];
  /** Links that ask for its modules early. */
  preloads: readonly Element[];
  /** URLs of its modules, imports first. */
  scripts: readonly string[];
};

/**
 * Fetches the page at an address of this site and its sheets. Rejects where the server has
 * none to show, or a private one, whose head React writes with its files.
 */
export async function fetchPage(page: Document, href: string): Promise<NextPage> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answers ${answer.status}`);
  const next = documentOf(await answer.text());
  const late = next.querySelector<HTMLTemplateElement>(`template#${LATE_SCRIPTS_ID}`);
  if (!late) throw new Error(`${href} is no page that waits for its modules`);
  late.remove();
  const scripts = [...late.content.querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const sheets = linkSheets(page, next);
  await Promise.all(sheets.map(({ answered }) => answered));
  return {
    url: answer.url,
    document: next,
    sheets: sheets.map(({ link }) => link),
    preloads: [...late.content.querySelectorAll('link')],
    scripts,
  };
}

/**
 * Without the critical styles: the whole sheets are there, and the content policy of this
 * page refuses the inline styles of another.
 */
function documentOf(html: string): Document {
  const text = html.replace(/<style>.*?<\/style>/s, '');
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}

/** Links the sheets that only the next page has, each before the one that follows there. */
function linkSheets(page: Document, next: Document): WaitingLink[] {
  const applied = new Map(
    sheetsOf(page).flatMap((link) => (isWaiting(link) ? [] : [[link.href, link]])),
  );
  let following: Element | null = null;
  return sheetsOf(next)
    .reverse()
    .flatMap(({ href }) => {
      const known = applied.get(href);
      const sheet = known ? undefined : waitingSheet(page, href);
      if (sheet) page.head.insertBefore(sheet.link, following);
      following = known ?? sheet?.link ?? null;
      return sheet ?? [];
    });
}

/** Also those that stand in a `noscript`: a document that runs no scripts reads them. */
const sheetsOf = (page: Document) => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/**
 * Shows the next page in the place of this one, at its top, with the focus at its content
 * and under an entry of its own in the history.
 * @param hash of the address, which no server sees
 */
export function showPage(window: Window, next: NextPage, hash: string): void {
  const { document } = window;
  enter(window, next.url + hash);
  // First of all: the focus leaves with it, and for that a browser lays out what stands.
  document.body.replaceWith(next.document.body);
  for (const sheet of next.sheets) sheet.media = 'all';
  for (const sheet of sheetsOf(document)) if (isWaiting(sheet)) sheet.remove();
  for (const tag of [...document.head.children]) if (!tag.matches(STYLES)) tag.remove();
  document.head.append(
    ...[...next.document.head.children].filter((tag) => !tag.matches(STYLES)),
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Puts an address into the history as the router does, which comes with the page behind
 * it and finds there how far down this page was read.
 */
function enter({ history, scrollY, sessionStorage }: Window, href: string): void {
  const { key = newKey(), idx = 0 } = (history.state ?? {}) as Entry;
  history.replaceState({ ...history.state, key, idx }, '');
  history.pushState({ key: newKey(), idx: idx + 1 }, '', href);
  try {
    const scrolled = JSON.parse(sessionStorage.getItem(SCROLLED) ?? '{}') as object;
    sessionStorage.setItem(SCROLLED, JSON.stringify({ ...scrolled, [key]: scrollY }));
  } catch {
    // A browser that stores nothing goes back to the top.
  }
}

type Entry = { key?: string; idx?: number };

const newKey = () => Math.random().toString(36).slice(2, 10);
