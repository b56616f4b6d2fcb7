import { layOutWhole } from './far-parts';
import {
  isWaiting,
  LATE_SCRIPTS_ID,
  type WaitingLink,
  waitingSheet,
} from './late-styles';

/** Key under which the router stores the scroll position of each history entry. */
const SCROLLED = 'react-router-scroll-positions';
const STYLES = 'style, noscript, link[rel="stylesheet"]';

/** The policy for turning pages that this site rendered into documents. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'rodar-page',
  { createHTML: (text) => text },
);

type Rules = { createHTML: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** A page of this site that can replace the current one. */
export type NextPage = {
  /** Its URL, without the part behind `#`. */
  url: string;
  /** The document that the server rendered. Its scripts don't run by themselves. */
  document: Document;
  /** The style sheets that the current page lacks; they wait in it without effect. */
  sheets: readonly HTMLLinkElement[];
  /** Links that ask for its modules early. */
  preloads: readonly Element[];
  /** URLs of its modules, imports first. */
  scripts: readonly string[];
};

/**
 * Fetches the page at a URL of this site with its sheets. Rejects when the server has
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
 * page refuses another page's inline styles.
 */
function documentOf(html: string): Document {
  const text = html.replace(/<style>.*?<\/style>/s, '');
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}

/**
 * Links the sheets that only the next page has, each before the one that follows it
 * there.
 */
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

/** Also those in a `noscript`, which a document without scripts contains as elements. */
const sheetsOf = (page: Document) => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/**
 * Replaces the current page by the next one, scrolled to the top, with the focus on its
 * content and a new history entry.
 * @param hash of the address, which no server sees
 */
export function showPage(window: Window, next: NextPage, hash: string): void {
  const { document } = window;
  enter(window, next.url + hash);
  layOutWhole(document);
  // Done first, since replacing the body moves the focus, which forces a layout.
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
 * Adds a history entry in the router's form, since the router loads with the new page and
 * reads the scroll position of this one from it.
 */
function enter({ history, scrollY, sessionStorage }: Window, href: string): void {
  const { key = newKey(), idx = 0 } = (history.state ?? {}) as Entry;
  history.replaceState({ ...history.state, key, idx }, '');
  history.pushState({ key: newKey(), idx: idx + 1 }, '', href);
  try {
    const scrolled = JSON.parse(sessionStorage.getItem(SCROLLED) ?? '{}') as object;
    sessionStorage.setItem(SCROLLED, JSON.stringify({ ...scrolled, [key]: scrollY }));
  } catch {
    // A browser without storage goes back to the top.
  }
}

type Entry = { key?: string; idx?: number };

const newKey = () => Math.random().toString(36).slice(2, 10);
