import { XSRF_COOKIE } from '@site/api-contract';

/**
 * Keeps the XSRF cookie for a server process that writes (`POST cms`), since it has no
 * browser, and sends it along. One jar a process; it holds nothing of any visitor.
 */
export function xsrfJar(fetch: typeof globalThis.fetch): {
  fetch: typeof globalThis.fetch;
  readCookie: (name: string) => string | null;
} {
  let token: string | null = null;
  return {
    readCookie: (name) => (name === XSRF_COOKIE ? token : null),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (token !== null)
        headers.set('cookie', `${XSRF_COOKIE}=${encodeURIComponent(token)}`);
      const response = await fetch(input, { ...init, headers });
      for (const cookie of response.headers.getSetCookie())
        token = readSetCookie(cookie) ?? token;
      return response;
    },
  };
}

/** Value of a cookie in the text of `document.cookie`, or null. */
export function readCookieFrom(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : decode(pair.slice(name.length + 1));
}

function readSetCookie(cookie: string): string | null {
  const [pair = ''] = cookie.split(';');
  return pair.startsWith(`${XSRF_COOKIE}=`)
    ? decode(pair.slice(XSRF_COOKIE.length + 1))
    : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
