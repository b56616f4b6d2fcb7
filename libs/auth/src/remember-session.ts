import { type LoggedUser } from '@site/api-contract';
import { type BrowserStorage } from './browser-storage';
import {
  type DealerLanding,
  type Remembered,
  sessionRestored,
  type SessionState,
} from './session-slice';
import { claimsOf } from './token';

type SessionStore = {
  getState: () => { session: SessionState };
  dispatch: (action: ReturnType<typeof sessionRestored>) => unknown;
};

/**
 * Restores the session from the browser's storage. Call it after hydration: the server
 * has rendered for an anonymous visitor. Gives a function to call after each action,
 * which stores a changed session and tells of a new token.
 */
export function rememberSession(
  store: SessionStore,
  storage: BrowserStorage,
  onToken: (token: string) => void,
): () => void {
  store.dispatch(sessionRestored(readSession(storage)));
  let known = store.getState().session;
  return () => {
    const { session } = store.getState();
    if (session === known) return;
    if (session.token !== known.token || session.user !== known.user)
      writeSession(storage, session);
    if (session.token !== null && session.token !== known.token) onToken(session.token);
    known = session;
  };
}

/**
 * Reads the session that the browser remembers; an unreadable token or user counts as
 * none.
 */
export function readSession(storage: BrowserStorage): Remembered {
  const token = storage.read('token');
  const user = storage.readJson('user');
  const valid = claimsOf(token) !== null;
  return {
    token: valid ? token : null,
    user: valid && isUser(user) ? user : null,
    landing: readLanding(storage),
  };
}

/**
 * A check by hand, since this runs on every page and zod loads only with the first form.
 * Other values are not checked, since this browser wrote them itself.
 */
function isUser(value: unknown): value is LoggedUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, personType } = value as Partial<
    Record<keyof LoggedUser, unknown>
  >;
  return (
    [id, name, email].every((text) => typeof text === 'string') &&
    (personType === 'PF' || personType === 'PJ')
  );
}

function writeSession(storage: BrowserStorage, { token, user }: SessionState): void {
  if (token === null) return storage.clearSession();
  storage.write('token', token);
  // spec §9: a separate key for the token of a client, who has no role.
  if (claimsOf(token)?.role === undefined) storage.write('loggedClientToken', token);
  else storage.remove('loggedClientToken');
  if (!user) return storage.remove('user');
  storage.writeJson('user', user);
  if (user.dealershipName) storage.write('dealershipName', user.dealershipName);
}

function readLanding(storage: BrowserStorage): DealerLanding | null {
  const data = storage.readJson('dealerLandingData');
  if (typeof data !== 'object' || data === null) return null;
  const { id, name, city, state, phone } = data as Partial<
    Record<keyof DealerLanding, unknown>
  >;
  const facts = [id, name, city, state, phone];
  return facts.every((fact) => typeof fact === 'string')
    ? ({ id, name, city, state, phone } as DealerLanding)
    : null;
}
