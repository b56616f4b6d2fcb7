import { claimsOf, type SessionState } from '@site/auth';
import { STORAGE_KEYS } from '@site/auth/browser-storage';

export type OtherTabsPorts = {
  page: Pick<Window, 'addEventListener'>;
  readToken: () => string | null;
  store: { getState: () => { session: SessionState } };
  /** Deletes what was typed in this tab. */
  forgetTyped: () => void;
  /** Reloads the page, whose guard decides who may see it. */
  reload: () => void;
};

/**
 * Reloads the page of this tab when another tab ended its session, so that it shows
 * nobody's data any more. Typed text waits for its account, unless that one signed out.
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
    // 'Sair' clears everything at once, without a key.
    if (key === null) forgetTyped();
    if (key === null || key === STORAGE_KEYS.token) check(newValue);
  });
  // A page in the browser's history gets no events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(readToken());
  });
}
