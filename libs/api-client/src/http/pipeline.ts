import { type Call, type Method } from '@site/api-contract';

/** A request in the pipeline. Steps copy it and never change it. */
export type HttpRequest = {
  readonly method: Method;
  /**
   * The contract's path with parameters and query, relative; or an absolute URL of
   * another host.
   */
  readonly path: string;
  /** `path` joined to the base. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  /**
   * The e-mail, CPF or CNPJ typed in a sign-in, for failures that lead to another page.
   */
  readonly identifier?: string;
  readonly idempotent: boolean;
  /** `quiet` of its call. */
  readonly quiet: Call['quiet'];
  readonly signal?: AbortSignal;
};

export type Next = (request: HttpRequest) => Promise<Response>;
export type Step = (request: HttpRequest, next: Next) => Promise<Response>;

/** Runs the steps in order; the last one calls `send`. */
export function pipeline(steps: readonly Step[], send: Next): Next {
  return steps.reduceRight<Next>((next, step) => (request) => step(request, next), send);
}

export function withHeaders(
  request: HttpRequest,
  headers: Record<string, string>,
): HttpRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/**
 * Whether a request goes to another host, where neither bearer nor XSRF nor the 401 rule
 * apply (spec §7).
 */
export function isExternal(request: Pick<HttpRequest, 'path'>): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(request.path) || request.path.startsWith('//');
}

/**
 * Joins a contract's path to the base, which has no slash at its end; absolute paths stay
 * as they are.
 */
export function joinUrl(baseUrl: string, path: string): string {
  return isExternal({ path })
    ? path
    : `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** The last step: the network. */
export function sendWith(fetch: typeof globalThis.fetch): Next {
  return ({ method, url, headers, body, signal }) =>
    fetch(url, { method, headers, body, signal, credentials: 'same-origin' });
}
