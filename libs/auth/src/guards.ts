import { createContext, type LoaderFunction, redirectDocument } from 'react-router-dom';
import { type Role } from '@site/api-contract';
import { DEALER_SIGN_IN_PATH, SIGN_IN_PATH } from '@site/api-contract/site-paths';
import { claimsOf } from './token';

export type SessionSource = { token: () => string | null };

/**
 * The browser's session for guards. Servers leave it unset: guards pass there (spec §6).
 */
export const sessionContext = createContext<SessionSource | null>(null);

/**
 * Loader that lets these roles pass, and everybody on a path containing
 * `concessionarias/login`; others go to root (spec §6). Redirects load a document, since
 * another app may own the target.
 */
export function requireRole(...roles: Role[]): LoaderFunction {
  return guard((token, { pathname }) => {
    const role = claimsOf(token)?.role;
    const allowed =
      pathname.includes(DEALER_SIGN_IN_PATH.slice(1)) ||
      (role !== undefined && roles.includes(role));
    return allowed ? null : '/';
  });
}

/**
 * Loader that requires a stored token; else it redirects to /conta/login (spec §6), or to
 * the result of `otherwise` for the URL.
 */
export function requireToken(
  otherwise: (url: URL) => string = () => SIGN_IN_PATH,
): LoaderFunction {
  return guard((token, url) => (token ? null : otherwise(url)));
}

/** Whether one of the routes on the screen requires a session. */
export function isGuarded(matches: readonly { route: { loader?: unknown } }[]): boolean {
  return matches.some(
    ({ route: { loader } }) => typeof loader === 'function' && 'hydrate' in loader,
  );
}

/**
 * Without `hydrate` the router would keep the server's answer and never run the guard in
 * the browser. No other loader has it.
 */
function guard(
  targetFor: (token: string | null, url: URL) => string | null,
): LoaderFunction {
  const loader: LoaderFunction = ({ request, context }) => {
    const session = context.get(sessionContext);
    if (!session) return null;
    const url = new URL(request.url);
    const target = targetFor(session.token(), url);
    // Absolute, so that an app under a base path does not take the target for one of its
    // own.
    return target === null ? null : redirectDocument(new URL(target, url).href);
  };
  loader.hydrate = true;
  return loader;
}
