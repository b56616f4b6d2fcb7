import { claimsOf, type SessionState } from '@site/auth';
import { STORAGE_KEYS } from '@site/auth/browser-storage';

export type OtherTabsPorts = {
  page: Pick<Window, 'addEventListener'>;
  readToken: () => string | null;
  store: { getState: () => { session: SessionState } };
  /** Deletes the drafts of this tab. */
  forgetTyped: () => void;
  /** Reloads the page, whose guard decides who may see it. */
  reload: () => void;
};

/**
 * Reloads the page of this tab when another tab ended the session, so that no personal
 * data stay on screen. Drafts wait for their account, unless it signed out.
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
    // 'Sair' clears the whole storage at once, and that event has no key.
    if (key === null) forgetTyped();
    if (key === null || key === STORAGE_KEYS.token) check(newValue);
  });
  // A page in the back-forward cache gets no events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(readToken());
  });
}
