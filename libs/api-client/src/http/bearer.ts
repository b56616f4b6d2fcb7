import { refreshSession } from '@site/api-contract';
import { FailureError } from './failure';
import { isExternal, type Step, withHeaders } from './pipeline';

/**
 * Gives the stored token, refreshed first when it is about to expire; null when nobody is
 * signed in.
 */
export type ReadToken = () => string | null | Promise<string | null>;
/** Gives another token for one that the API refused, or null when the session is over. */
export type RefreshToken = (refused: string) => Promise<string | null>;

/**
 * spec §7: a bearer header when a user and token exist, never to other hosts. The refresh
 * itself needs only its cookie. A token may have expired by the API's clock and not by
 * the browser's: after a 401 it is refreshed and the call is sent once more (the first
 * one had no effect). If that fails, the 401 counts.
 */
export function bearer(readToken: ReadToken, refreshToken?: RefreshToken): Step {
  return async (request, next) => {
    if (isExternal(request) || request.path === refreshSession.path) return next(request);
    const token = await readToken();
    const send = (by: string | null) =>
      next(by ? withHeaders(request, { Authorization: `Bearer ${by}` }) : request);
    try {
      return await send(token);
    } catch (error) {
      if (!token || !refreshToken || !isRefusedToken(error)) throw error;
      const renewed = await refreshToken(token);
      if (!renewed || renewed === token) throw error;
      return send(renewed);
    }
  };
}

/** A 401 of `authentications` is a wrong password. */
function isRefusedToken(error: unknown): boolean {
  return (
    error instanceof FailureError &&
    error.failure.status === 401 &&
    !error.failure.path.startsWith('authentications')
  );
}
