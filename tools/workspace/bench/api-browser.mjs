/** Headers of a browser that already holds the API's cookie against forged requests. */
export async function browserHeaders(apiOrigin) {
  const headers = {
    'x-api-key': 'rodar-demo',
    'x-brand-id': '1',
    'x-session-id': crypto.randomUUID(),
  };
  const first = await fetch(`${apiOrigin}/api/v1/content-version`, { headers });
  const cookie =
    first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .find((pair) => pair.startsWith('XSRF-TOKEN=')) ?? '';
  return {
    ...headers,
    cookie,
    'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)),
    'content-type': 'application/json',
  };
}
