import { type HydrationState } from 'react-router-dom';
import { type SiteConfig } from './pages';

/** Files of a page, as URLs. */
export type PageAssets = {
  scripts: string[];
  preloads: string[];
  styles: string[];
};

/** State that the server hands to the browser inside the page. */
export type PageState = {
  site: SiteConfig;
  assets: PageAssets;
  router: HydrationState;
  /** State of the app, from its `wire().state()`. */
  app: unknown;
};

export const PAGE_STATE_ID = 'page-state';

const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that can't end a script element or open a comment, whatever the data. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The state that the server put into this page, and its text. An editor's text may have
 * the same id, but is never a script.
 */
export function readPageState(document: Document): { state: PageState; text: string } {
  const text = document.querySelector(
    `script#${PAGE_STATE_ID}[type="application/json"]`,
  )?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_STATE_ID}`);
  return { state: JSON.parse(text) as PageState, text };
}
