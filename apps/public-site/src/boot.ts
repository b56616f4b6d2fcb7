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
import { beginAt } from '@site/shell/opening';
import { measurementOf } from './app/measurement';
import { CONSENT_ID, createConsent, offerConsent } from './shared/consent';
import { opensInside } from './shared/opens-inside';

const REMEMBERED = [
  STORAGE_KEYS.token,
  STORAGE_KEYS.simulation,
  STORAGE_KEYS.hasSimulations,
  STORAGE_KEYS.dealerLandingData,
];
const WORKING =
  'a[href^="#"], button, summary, input, select, textarea, label, [data-intent]';
const INTENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let loading: Promise<unknown> | undefined;

/** Loads and hydrates, once. */
function load(): Promise<unknown> {
  stopWaiting();
  loading ??= import('./main').then(({ ready }) => ready);
  return loading;
}

/**
 * A pointer at a link to another page is none: the link works by itself, and React taking
 * this one over would stand in its way. Who comes by the keyboard goes on to others.
 */
function onIntent({ target }: Event): void {
  if (!(target instanceof Element) || isConsent(target)) return;
  if (target.closest(WORKING) || target.matches('a:focus-visible')) void load();
}

/**
 * A link to an application page, pressed while nothing has come of React: it opens inside
 * the app (spec §2), whose parts come now, and the page on the screen stays until then.
 * The browser follows the link when the app can't come.
 */
function open({ href, pathname, search, hash }: HTMLAnchorElement): void {
  beginAt(`${pathname}${search}${hash}`);
  load().then(
    () => document.removeEventListener('click', onClick, true),
    () => (location.href === href ? location.reload() : location.assign(href)),
  );
}

/**
 * A click on something that only works with JavaScript is repeated once React is there;
 * links work by themselves.
 */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !loading && opensInside(event, link)) {
    event.preventDefault();
    return open(link);
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
    requestAnimationFrame(() =>
      setTimeout(() => document.querySelector<HTMLElement>(path)?.click()),
    );
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
measurement.pageView(location.pathname + location.search, document.title);
const onChosen = (before: ConsentChoice | null) => {
  measurement.chosen(before);
  // Choosing needs no app; it comes afterwards and tells the history.
  void load();
};
const consent = createConsent({ page: window, onChosen });
// The font and the whole style sheets come after the first picture, and with them the
// question about cookies.
requestAnimationFrame(() =>
  setTimeout(async () => {
    await linkLateStyles(document);
    offerConsent(window, consent);
  }),
);
const query = new URLSearchParams(location.search);
if (isRemembered() || ENTRY_PARAMETERS.some((name) => query.has(name))) {
  void load();
} else {
  for (const name of INTENTS)
    document.addEventListener(name, onIntent, { capture: true, passive: true });
  document.addEventListener('click', onClick, true);
}
