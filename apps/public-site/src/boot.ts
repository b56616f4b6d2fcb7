/**
 * First script of content pages (a few KB, no React). It loads the app now when the page
 * is not the same for this visitor: somebody is signed in, simulations are stored, or the
 * address has an effect (spec §4). Otherwise it waits for the first intent at what works
 * by it; until then links are links, the menu is a native disclosure, and the consent
 * banner works.
 */
import { type ConsentChoice } from '@site/api-contract/consent';
import { ENTRY_PARAMETERS, STORAGE_KEYS } from '@site/auth/browser-storage';
import { linkLateStyles } from '@site/shell/late-styles';
import { fetchPage, type NextPage, showPage } from '@site/shell/next-page';
import { measurementOf } from './app/measurement';
import { CONSENT_ID, createConsent, offerConsent } from './shared/consent';
import { loadApp } from './shared/load-app';
import { leadsInside, opensInside } from './shared/opens-inside';

const REMEMBERED = [
  STORAGE_KEYS.token,
  STORAGE_KEYS.simulation,
  STORAGE_KEYS.hasSimulations,
  STORAGE_KEYS.dealerLandingData,
];
const WORKING =
  'a[href^="#"], button, summary, input, select, textarea, label, [data-intent]';
const INTENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** A pointer that only passes over a link stays there for less. */
const REST_MS = 50;
/** So long a page that was fetched ahead is shown as it came. */
const FRESH_MS = 30_000;

let loading: Promise<unknown> | undefined;
let ahead: { href: string; page: Promise<NextPage>; at: number } | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
/** Address of the link that was pressed last. */
let pressed: string | undefined;

/** Loads and hydrates, once. */
function load(): Promise<unknown> {
  stopWaiting();
  loading ??= loadApp(window, () => import('./main'));
  return loading;
}

/**
 * A pointer at a link to another page wakes nothing here: React taking this page over
 * would stand in its way. A page that opens inside the app is fetched ahead. Who comes by
 * the keyboard goes on to others.
 */
function onIntent({ type, target }: Event): void {
  if (!(target instanceof Element) || isConsent(target)) return;
  const link = target.closest('a');
  clearTimeout(resting);
  if (link && leadsInside(link))
    resting = setTimeout(
      () => void pageAt(link.href).catch(() => undefined),
      type === 'pointerover' ? REST_MS : 0,
    );
  else if (target.closest(WORKING) || target.matches('a:focus-visible')) void load();
}

/** The page at an address, fetched once for the pointer and the press that follows. */
function pageAt(href: string): Promise<NextPage> {
  if (ahead?.href !== href || performance.now() - ahead.at > FRESH_MS) {
    const page = styled.then(() => fetchPage(document, href));
    ahead = { href, page, at: performance.now() };
  }
  return ahead.page;
}

/**
 * A link to an application page, pressed while nothing has come of React: that page takes
 * the place of this one as the server rendered it, and the app begins there (spec §2).
 * This page stands until then and is never taken over. The browser follows the link when
 * the page can't come.
 */
async function open({ href, hash }: HTMLAnchorElement): Promise<void> {
  pressed = href;
  const page = await pageAt(href).catch(() => null);
  if (pressed !== href) return;
  if (!page || loading) return location.assign(href);
  stopWaiting();
  document.removeEventListener('click', onClick, true);
  showPage(window, page, hash);
  const shown = pathShown();
  measurement.pageView(shown, document.title);
  // Until the app is there, only a document of its own can bring the page before back.
  const onPop = () => pathShown() === shown || location.reload();
  addEventListener('popstate', onPop);
  await afterPicture();
  document.head.append(...page.preloads);
  try {
    // `main` of that page's release is the last of them.
    let main: { ready?: Promise<unknown> } = {};
    for (const script of page.scripts) main = await import(/* @vite-ignore */ script);
    await main.ready;
  } catch {
    location.reload();
  }
  removeEventListener('popstate', onPop);
}

const pathShown = () => location.pathname + location.search;

/**
 * A click on something that only works with JavaScript is repeated once React is there;
 * links work by themselves.
 */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !loading && opensInside(event, link)) {
    event.preventDefault();
    return void open(link);
  }
  const target =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button, [data-intent]')
      : null;
  if (!target || isConsent(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const path = pathTo(target);
  void load().then(() => {
    document.removeEventListener('click', onClick, true);
    // React schedules its listeners with the first commit.
    void afterPicture().then(() => document.querySelector<HTMLElement>(path)?.click());
  });
}

/**
 * Selector of an element by its place in the document: hydration keeps the nodes, a fresh
 * render makes equal ones.
 */
function pathTo(element: Element): string {
  const parts: string[] = [];
  for (
    let node: Element | null = element;
    node?.parentElement;
    node = node.parentElement
  ) {
    parts.unshift(`:nth-child(${[...node.parentElement.children].indexOf(node) + 1})`);
  }
  return ['html', ...parts].join('>');
}

/** Resolves once the browser has drawn what stands in the document now. */
function afterPicture(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

function stopWaiting(): void {
  for (const name of INTENTS) document.removeEventListener(name, onIntent, true);
}

function isRemembered(): boolean {
  try {
    return REMEMBERED.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function isConsent(target: Element): boolean {
  return target.closest(`#${CONSENT_ID}`) !== null;
}

const measurement = measurementOf(window);
measurement.pageView(pathShown(), document.title);
const onChosen = (before: ConsentChoice | null) => {
  measurement.chosen(before);
  // Choosing needs no app; it comes afterwards and tells the history.
  void load();
};
const consent = createConsent({ page: window, onChosen });
// The font and the whole style sheets come after the first picture, and with them the
// question about cookies.
const styled = afterPicture().then(() => linkLateStyles(document));
void styled.then(() => offerConsent(window, consent));
const query = new URLSearchParams(location.search);
if (isRemembered() || ENTRY_PARAMETERS.some((name) => query.has(name))) {
  void load();
} else {
  for (const name of INTENTS)
    document.addEventListener(name, onIntent, { capture: true, passive: true });
  document.addEventListener('click', onClick, true);
}
