import { basePathOf, webApps } from '@site/api-contract/site-map';
import {
  type AwayPart,
  FAILURE_PAGE_POLICY,
  failurePage,
  SECURITY_HEADERS,
} from '@site/server';
import { awayPart } from './away';
import { API_MESSAGES } from './refusals';

/** Statuses of nginx's own refusals, and the answer to each. */
const REFUSALS: readonly { from: string; status: number; retryAfter?: string }[] = [
  { from: '400 494', status: 400 },
  { from: '403 404', status: 404 },
  { from: '405', status: 405 },
  { from: '413', status: 413 },
  { from: '414', status: 414 },
  { from: '429', status: 429, retryAfter: '5' },
];
/** An app does not answer. */
const AWAY = { from: '500 502 503 504', status: 503, retryAfter: '5' };
const NESTED = webApps()
  .map(basePathOf)
  .filter((prefix) => prefix !== '/');

/**
 * For `http`: the form of a refusal, and which app's pages an address belongs to. An
 * address that nginx can't read is only in `$request`.
 */
export const REFUSAL_FORM = `  map $request $refusal {
    default page;
    "~^[A-Z]+ (?:/api/v1|/docs)[ /?]" api;
  }
  map $request $away {
    default page;
    "~^[A-Z]+ (?:/api/v1|/docs)[ /?]" api;
${NESTED.map((prefix) => `    "~^[A-Z]+ ${prefix}[ /?]" page${prefix};`).join('\n')}
  }`;

/**
 * For `server`: nginx's own refusals as the same page and error shape as everywhere, with
 * the trace id. They have addresses of their own, since a named location answers 500 for
 * an unreadable address.
 */
export function refusals(): string {
  const pages = [
    ...REFUSALS.map(
      ({ from, status }) => `    error_page ${from} = /__refused/$refusal/${status};`,
    ),
    `    error_page ${AWAY.from} = /__refused/$away/${AWAY.status};`,
  ];
  const refusedPages = REFUSALS.map(({ status, retryAfter }) =>
    page({ location: `/__refused/page/${status}`, status, retryAfter }),
  );
  const awayPages = webApps().map((app) => {
    const { status, retryAfter } = AWAY;
    const prefix = basePathOf(app);
    const location = `/__refused/page${prefix === '/' ? '' : prefix}/${status}`;
    return page({ location, status, retryAfter, away: awayPart(app) });
  });
  const calls = [...REFUSALS, AWAY].map(({ status, retryAfter }) =>
    refusal({
      location: `/__refused/api/${status}`,
      status,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ message: API_MESSAGES[status], traceId: '$request_id' }),
      policy: "default-src 'none'; frame-ancestors 'none'",
      retryAfter,
    }),
  );
  return [...pages, ...refusedPages, ...awayPages, ...calls].join('\n');
}

type Page = Pick<Refusal, 'location' | 'status' | 'retryAfter'> & { away?: AwayPart };

function page({ away, ...given }: Page): string {
  return refusal({
    ...given,
    type: 'text/html; charset=utf-8',
    body: failurePage(given.status, '$request_id', away),
    policy: FAILURE_PAGE_POLICY,
  });
}

type Refusal = {
  location: string;
  status: number;
  type: string;
  body: string;
  policy: string;
  retryAfter?: string;
};

function refusal({ location, status, type, body, policy, retryAfter }: Refusal): string {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    traceparent: '$trace',
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  });
  return [
    `    location = ${location} {`,
    '      internal;',
    `      default_type "${type}";`,
    ...headers.map(([header, value]) => `      add_header ${header} "${value}" always;`),
    `      return ${status} '${body.replace(/'/g, "\\'").replace(/\n/g, '')}';`,
    '    }',
  ].join('\n');
}
