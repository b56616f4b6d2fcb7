import { claimsOf, isPausable, sessionExpired, type SessionState } from '@site/auth';
import { STORAGE_KEYS } from '@site/auth/browser-storage';

export type OtherTabsPorts = {
  page: Pick<Window, 'addEventListener'>;
  readToken: () => string | null;
  store: {
    getState: () => { session: SessionState };
    dispatch: (action: ReturnType<typeof sessionExpired>) => unknown;
  };
  /** Loads the page anew: its guard decides who may see it. */
  reload: () => void;
};

/**
 * Keeps this tab from showing somebody whose session another tab ended. Signing out there
 * and another person's sign-in load this page anew; a session that only ran out waits
 * under an open form, as it would have here (product.md §11).
 */
export function followOtherTabs({ page, readToken, store, reload }: OtherTabsPorts) {
  const check = (stored: string | null, isForgotten: boolean) => {
    const { session } = store.getState();
    const own = claimsOf(session.token)?.primarysid;
    if (own === undefined || claimsOf(stored)?.primarysid === own) return;
    if (stored === null && !isForgotten && isPausable(session))
      store.dispatch(sessionExpired({ message: '', traceId: '' }));
    else reload();
  };
  page.addEventListener('storage', ({ key, newValue }) => {
    // 'Sair' clears all at once, and then there is no key.
    if (key === null || key === STORAGE_KEYS.token) check(newValue, key === null);
  });
  // A page that slept in the browser's history heard nothing.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check(readToken(), true);
  });
}
