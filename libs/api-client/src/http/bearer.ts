import { refreshSession } from '@site/contracts';
import { isExternal, withHeaders, type Step } from './pipeline';

/** Gives the stored token, renewed before when it is about to expire; null when nobody is signed in. */
export type ReadToken = () => string | null | Promise<string | null>;

/** spec §7: a bearer header when a user and token exist, never towards other hosts. Renewing itself needs only its cookie. */
export function bearer(readToken: ReadToken): Step {
  return async (request, next) => {
    if (isExternal(request) || request.path === refreshSession.path) return next(request);
    const token = await readToken();
    return next(token ? withHeaders(request, { Authorization: `Bearer ${token}` }) : request);
  };
}
