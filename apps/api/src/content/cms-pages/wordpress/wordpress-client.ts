import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  wrap,
} from 'cockatiel';
import { type CmsPage } from '@site/api-contract';
import { pageOfWordpress } from './wordpress-page';

const MOST_BYTES = 2 * 1024 * 1024;
const AT_ONCE = 8;
const WAITING = 32;
const FAILURES_IN_A_ROW = 3;
const PAUSES = { initialDelay: 1_000, maxDelay: 30_000 };

export type WordpressConfig = { CMS_URL: string; CMS_TIMEOUT_MS: number };

/**
 * Fetches one page; null when WordPress has none. Rejects when WordPress is unreachable,
 * slow, or answers too much or something malformed.
 */
export type FetchPage = (path: string) => Promise<CmsPage | null>;

/**
 * Client of the configured WordPress (security-requirements E5): no other host, no
 * redirects, a bounded answer, nothing of the client's request. After several failures in
 * a row requests pause; the pause grows up to a bound (H2).
 */
export function wordpressClient({ CMS_URL, CMS_TIMEOUT_MS }: WordpressConfig): FetchPage {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: new ExponentialBackoff(PAUSES),
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  const guarded = wrap(bulkhead(AT_ONCE, WAITING), breaker);
  const ask: FetchPage = async (path) => {
    const response = await fetch(`${CMS_URL}/${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(CMS_TIMEOUT_MS),
      headers: { accept: 'application/json', 'user-agent': 'site-api' },
    });
    const text = await readText(response);
    if (isMissing(response, text)) return null;
    if (response.status !== 200) throw new Error(`WordPress answered ${response.status}`);
    return pageOfWordpress(JSON.parse(text), path, new URL(CMS_URL).origin);
  };
  return (path) => guarded.execute(() => ask(path));
}

/**
 * WordPress's own 404. An HTML page, or a 404 for an unknown route, means that the
 * address is wrong.
 */
function isMissing({ status, headers }: Response, text: string): boolean {
  return (
    status === 404 &&
    !/html/i.test(headers.get('content-type') ?? '') &&
    !text.includes('rest_no_route')
  );
}

/** The body as text; stops reading as soon as it is larger than allowed. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES)
      throw new Error(`WordPress sent more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
