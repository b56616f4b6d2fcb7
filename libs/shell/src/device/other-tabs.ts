import { claimsOf, type SessionState } from '@site/auth';
import { STORAGE_KEYS } from '@site/auth/browser-storage';

export type OtherTabsPorts = {
  page: Pick<Window, 'addEventListener'>;
  readToken: () => string | null;
  store: { getState: () => { session: SessionState } };
  /** Forgets what was typed in this tab. */
  forgetTyped: () => void;
  /** Loads the page anew: its guard decides who may see it. */
  reload: () => void;
};

/**
 * Keeps this tab from showing somebody whose session another tab ended: it loads its page
 * anew. What was typed in it waits for its account, unless that one signed out.
 */
export function followOtherTabs({
  page,
  readToken,
  store,
  forgetTyped,
  reload,
}: OtherTabsPorts) {
  const check = (stored: string | null) => {
    const own = claimsOf(store.getState().session.token)?.primarysid;
    if (own === undefined || claimsOf(stored)?.primarysid === own) return;
    reload();
  };
  page.addEventListener('storage', ({ key, newValue }) => {
    // 'Sair' clears all at once, and then there is no key.
    if (key === null) forgetTyped();
    if (key === null || key === STORAGE_KEYS.token) check(newValue);
  });
  // A page that slept in the browser's history heard nothing.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(readToken());
  });
}
