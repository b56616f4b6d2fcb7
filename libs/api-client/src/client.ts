import {
  type BodyOf,
  type Call,
  type DataOf,
  IDEMPOTENCY_HEADER,
  pathOf,
  type RequestOf,
} from '@site/api-contract';
import type { OnFailure } from './failures/report';
import { apiHeaders } from './http/api-headers';
import { attribution, type ReadAttribution } from './http/attribution';
import { bearer, type ReadToken, type RefreshToken } from './http/bearer';
import { type ApiFailure, failure, FailureError, orUnanswered } from './http/failure';
import { type LostKeys } from './http/idempotency';
import {
  type HttpRequest,
  joinUrl,
  pipeline,
  sendWith,
  type Step,
  withHeaders,
} from './http/pipeline';
import { repeat } from './http/repeat';
import { xsrf } from './http/xsrf';

/**
 * Everything outside the client that it uses. On a server `readToken` gives null and
 * `onFailure` is left out.
 */
export type ClientWiring = {
  /** Absolute, up to and including `/api/v1`. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  apiKey: string;
  brandId: string;
  sessionId: () => string;
  readToken: ReadToken;
  /** Left out on servers. */
  refreshToken?: RefreshToken;
  readCookie: (name: string) => string | null;
  randomId: () => string;
  /** Left out on servers. */
  readAttribution?: ReadAttribution;
  /**
   * Checks answers against the contract. Browsers in production go without: they trust the
   * API that was built with them, and load no schemas for it.
   */
  parseAnswer?: (call: Call, data: unknown) => unknown;
  onFailure?: OnFailure;
};

export type RequestOptions = {
  signal?: AbortSignal;
  /** Reports failures to nobody: no popup, no effect. */
  silent?: boolean;
  /** Sends this request in place of the client's own fetch. */
  fetch?: typeof globalThis.fetch;
};

export type ApiClient = {
  /**
   * Sends a call of the contract and gives its data. Rejects with a `FailureError` after
   * the failure was shown.
   */
  request: <C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: RequestOptions,
  ) => Promise<DataOf<C>>;
  /** Reports a failure of a silent call, as of any other. */
  report: (failure: ApiFailure) => unknown;
};

type LooseRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/**
 * The client of an app; its pipeline is spec §7's 'common request behaviour', one file a
 * step.
 */
export function createClient(wiring: ClientWiring): ApiClient {
  const {
    baseUrl,
    fetch,
    apiKey,
    brandId,
    sessionId,
    readToken,
    readCookie,
    randomId,
    parseAnswer,
  } = wiring;
  const steps: Step[] = [
    bearer(readToken, wiring.refreshToken),
    apiHeaders({ apiKey, brandId, sessionId }),
    ...(wiring.readAttribution ? [attribution(wiring.readAttribution)] : []),
    xsrf({ baseUrl, readCookie }),
    idempotency(randomId),
    repeat,
    failure,
  ];
  const send = pipeline(steps, sendWith(fetch));
  const report = wiring.onFailure ? reporterOf(wiring.onFailure) : undefined;

  async function request<C extends Call>(
    call: C,
    given: RequestOf<C>,
    options: RequestOptions = {},
  ): Promise<DataOf<C>> {
    const { params, query, body } = (given ?? {}) as LooseRequest;
    const path = pathOf(call, params, query);
    try {
      const through = options.fetch ? pipeline(steps, sendWith(options.fetch)) : send;
      const sent: HttpRequest = {
        method: call.method,
        path,
        url: joinUrl(baseUrl, path),
        idempotent: call.idempotent !== false,
        quiet: call.quiet,
        ...identified(body),
        ...(call.multipart
          ? (await import('./http/form')).asForm(body)
          : encoded(body as BodyOf<C>, call.file)),
        ...(options.signal ? { signal: options.signal } : {}),
      };
      const response = await through(sent);
      if (call.file) {
        const { readFile } = await import('./http/file');
        return (await readFile(response).catch(orUnanswered(sent))) as DataOf<C>;
      }
      const text = await response.text().catch(orUnanswered(sent));
      const { data } = JSON.parse(text) as { data: unknown };
      return (parseAnswer ? await parseAnswer(call, data) : data) as DataOf<C>;
    } catch (error) {
      if (error instanceof FailureError && !options.silent) await report?.(error.failure);
      throw error;
    }
  }

  return { request, report: (failure) => report?.(failure) };
}

function encoded(
  body: unknown,
  file: Call['file'],
): { headers: Record<string, string>; body?: BodyInit } {
  const headers = { Accept: ['application/json', ...(file ?? [])].join() };
  if (body === undefined) return { headers };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function identified(body: unknown): { identifier?: string } {
  const email =
    typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? { identifier: email } : {};
}

/** Loads with the first creating call: most pages never make one. */
function idempotency(randomId: () => string): Step {
  const lost: LostKeys = new Map();
  return async (request, next) => {
    if (!request.idempotent) return next(request);
    const { sendOnce } = await import('./http/idempotency').catch(orUnanswered(request));
    const send = (key: string) =>
      next(withHeaders(request, { [IDEMPOTENCY_HEADER]: key }));
    return sendOnce({ request, lost, randomId, send });
  };
}

/** The catalogue loads with the first failure: most pages never need it. */
function reporterOf(onFailure: OnFailure): (failure: ApiFailure) => Promise<void> {
  let loading: Promise<(failure: ApiFailure) => void> | undefined;
  return (known) =>
    (loading ??= import('./failures/report').then(({ failureReporter }) =>
      failureReporter(onFailure),
    )).then(
      (report) => report(known),
      // Without the catalogue the caller still gets the failure.
      () => {},
    );
}
