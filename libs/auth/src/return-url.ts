/**
 * The path of a `returnUrl` that stays on this host, else null (security-requirements
 * E8). `origin` is that of the page.
 */
export function safeReturnPath(returnUrl: string | null, origin: string): string | null {
  if (!returnUrl || !returnUrl.startsWith('/')) return null;
  const url = parse(returnUrl, origin);
  // '/.//host' becomes the path '//host', which a browser reads as another host.
  return url && url.origin === origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

function parse(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
