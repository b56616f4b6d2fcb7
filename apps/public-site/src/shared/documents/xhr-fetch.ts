/** Called with the share of the body that was sent, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** A `fetch` that reports upload progress, which only XMLHttpRequest can. */
export function xhrFetch(
  Request: typeof XMLHttpRequest,
  onProgress: OnProgress,
): typeof globalThis.fetch {
  return (input, { method = 'GET', headers = {}, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new Request();
      request.open(method, String(input));
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: headersOf(request),
          }),
        );
      request.onerror = () => reject(new TypeError('fetch failed'));
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}
