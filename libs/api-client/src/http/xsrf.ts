import { getContentVersion, XSRF_COOKIE, XSRF_HEADER } from '@site/api-contract';
import { FailureError } from './failure';
import {
  type HttpRequest,
  isExternal,
  joinUrl,
  type Next,
  type Step,
  withHeaders,
} from './pipeline';

type XsrfPorts = { baseUrl: string; readCookie: (name: string) => string | null };

/**
 * spec §7: cookie XSRF-TOKEN goes back as header X-XSRF-TOKEN on writes with a relative
 * URL. Without the cookie a cheap GET fetches it first (docs/product). When the API
 * refuses the pair and gives a new cookie, the write is sent once more, since it had no
 * effect.
 */
export function xsrf({ baseUrl, readCookie }: XsrfPorts): Step {
  let fetching: Promise<string | null> | null = null;

  return async (request, next) => {
    if (request.method === 'GET' || isExternal(request)) return next(request);
    const token = readCookie(XSRF_COOKIE) ?? (await sharedCookie(request, next));
    try {
      return await next(paired(request, token));
    } catch (error) {
      const fresh = readCookie(XSRF_COOKIE);
      if (!isRefusedPair(error) || fresh === null || fresh === token) throw error;
      return next(paired(request, fresh));
    }
  };

  /**
   * Writes that start together share one request for the cookie: two would overwrite each
   * other.
   */
  function sharedCookie(request: HttpRequest, next: Next): Promise<string | null> {
    fetching ??= fetchCookie(request, next).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function fetchCookie(request: HttpRequest, next: Next): Promise<string | null> {
    const path = getContentVersion.path;
    const cheap: HttpRequest = {
      method: 'GET',
      path,
      url: joinUrl(baseUrl, path),
      headers: request.headers,
      idempotent: false,
      quiet: true,
    };
    // If even this fails, the write itself tells the caller why.
    await next(cheap)
      .then((answer) => answer.text())
      .catch(() => undefined);
    return readCookie(XSRF_COOKIE);
  }
}

function paired(request: HttpRequest, token: string | null): HttpRequest {
  return token === null ? request : withHeaders(request, { [XSRF_HEADER]: token });
}

/**
 * 403, or 400 on authentications, where 403 means something else (security-requirements
 * C1).
 */
function isRefusedPair(error: unknown): boolean {
  if (!(error instanceof FailureError)) return false;
  const { status, path } = error.failure;
  return path.includes('authentications') ? status === 400 : status === 403;
}
