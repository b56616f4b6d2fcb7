/**
 * Addresses of the public site that depend on no visitor. All are content pages; the host
 * still decides for each answer whether it may be kept.
 */
const KEPT_PATH = '^/(?:institucional(?:/[a-z0-9-]+)*)?$';

/**
 * The encodings that are kept apart, best first: clients' own spellings of the header
 * would make any number of copies.
 */
const CODINGS = ['br', 'gzip'].map((name) => ({
  name,
  accepted: `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[^,]*)?\\s*(?:,|$)`,
}));

/**
 * For `http`: where pages are kept, for whom and in which encodings. The app's `Vary` is
 * `accept-encoding`; an answer that varies by anything else is not kept.
 */
export function pageStore(folder?: string): string {
  return `  proxy_cache_path ${folder ?? '/var/lib/nginx'}/pages levels=1:2 keys_zone=kept:2m max_size=64m inactive=2h use_temp_path=off;
  # A query, or another spelling of the path, is the app's to answer.
  map $request_uri $unkept {
    default 1;
    "~${KEPT_PATH}" 0;
  }
  map $upstream_http_vary $varies {
    default 1;
    "" 0;
    accept-encoding 0;
  }
  map $http_accept_encoding $coding {
    default "";
${CODINGS.map(({ name, accepted }) => `    "~*${accepted}" ${name};`).join('\n')}
  }`;
}

type KeptPages = { limit: string; setHeaders: string; answerMs: number };

/**
 * The location of kept pages (decision 068). The app gets nothing of a visitor except the
 * host, which is part of the key. A page is kept until `X-Accel-Expires`, and without it
 * not at all. `Cache-Control` is for outer caches: nginx counts whole seconds, so
 * `s-maxage` with `stale-while-revalidate` would become three. There is no update in the
 * background: after a quiet hour the first visitor would get a page of an hour ago. Old
 * pages are for an app that fails or is unreachable.
 */
export function keptPages({ limit, setHeaders, answerMs }: KeptPages): string {
  return `    location ~ ${KEPT_PATH} {
${limit}      proxy_pass http://public-site;
      proxy_pass_request_headers off;
${setHeaders.replace(/^ {4}/gm, '      ')}
      proxy_set_header Accept-Encoding $coding;
      proxy_cache kept;
      proxy_cache_key "$scheme $asked_host $coding $request_uri";
      proxy_cache_bypass $unkept;
      proxy_no_cache $unkept $varies;
      proxy_ignore_headers Cache-Control Expires Vary;
      proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
      proxy_cache_lock on;
      proxy_cache_lock_age ${answerMs}ms;
      proxy_cache_lock_timeout ${answerMs}ms;
      # The trace of the visitor who was first is not everybody's.
      proxy_hide_header traceparent;
      add_header traceparent "$trace" always;
    }`;
}
