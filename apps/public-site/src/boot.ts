/**
 * First script of content pages (a few KB, no React). It loads the app at once when the
 * page differs for this visitor: a session or simulations are stored, or the address has
 * an effect (spec §4). Otherwise it waits for the first intent at an element that needs
 * the app. Until then links work as links, the menu is a native disclosure, and the
 * consent banner works.
 */
import { type ConsentChoice } from '@site/api-contract/identity';
import { ENTRY_PARAMETERS, STORAGE_KEYS } from '@site/auth/browser-storage';
import { layOutFarParts } from '@site/shell/far-parts';
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

/** A pointer that only passes over a link stays there for less time. */
const REST_MS = 50;
/** Time for which a prefetched page is shown without another request. */
const FRESH_MS = 30_000;

let loading: Promise<unknown> | undefined;
let ahead: { href: string; page: Promise<NextPage>; at: number } | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
/** Address of the link that was clicked last. */
let pressed: string | undefined;

/**
 * Loads the app and hydrates, once; afterwards the app hears clicks itself. After a failure
 * the next press tries again.
 */
function load(): Promise<unknown> {
  stopWaiting();
  loading ??= loadApp(window, () => import('./main'))
    // React attaches its event listeners with the first commit.
    .then(afterPicture)
    .then(
      () => document.removeEventListener('click', onClick, true),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

/**
 * A pointer on a link to another page does not load the app, since hydrating this page
 * would delay the next one. A page that opens inside the app is prefetched. Keyboard
 * focus on any other link loads the app, since keyboard users go on to other elements.
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

/** The page at an address, fetched once for the pointer and the click that follows. */
function pageAt(href: string): Promise<NextPage> {
  if (ahead?.href !== href || performance.now() - ahead.at > FRESH_MS) {
    const page = styled.then(() => fetchPage(document, href));
    ahead = { href, page, at: performance.now() };
  }
  return ahead.page;
}

/**
 * Opens an application page while this page has no React: the server-rendered document
 * replaces this one, and the app starts there (spec §2). Until then this page is shown,
 * and it is never hydrated. If the page can't be fetched the browser follows the link.
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
  // Until the app runs, only a page load can show the previous page again.
  const onPop = () => pathShown() === shown || location.reload();
  addEventListener('popstate', onPop);
  await afterPicture();
  document.head.append(...page.preloads);
  try {
    // `main` of that page's release is the last script.
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
 * A click on an element that needs JavaScript is repeated after hydration; links work
 * without it.
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
  void load().then(() => document.querySelector<HTMLElement>(path)?.click());
}

/**
 * Selector of an element by its position in the document: hydration keeps the nodes, and
 * a new render creates equal ones.
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

/** Resolves once the browser has painted the present document. */
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
  // The choice itself needs no app; the app, loaded afterwards, sends it to the history.
  void load();
};
const consent = createConsent({ page: window, onChosen });
// The font and the full style sheets are loaded after the first paint; then the cookie
// banner is shown, and what is far below is laid out.
const styled = afterPicture().then(() => linkLateStyles(document));
void styled.then(() => {
  offerConsent(window, consent);
  return layOutFarParts(window);
});
const query = new URLSearchParams(location.search);
// Also while the app is on its way, so that no press is lost.
document.addEventListener('click', onClick, true);
if (isRemembered() || ENTRY_PARAMETERS.some((name) => query.has(name))) void load();
else {
  for (const name of INTENTS)
    document.addEventListener(name, onIntent, { capture: true, passive: true });
  // A field may have received the focus before this script ran.
  if (document.activeElement?.closest(WORKING)) void load();
}
