import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import {
  API_KEY_HEADER,
  BRAND_HEADER,
  type Call,
  type DataOf,
  type ErrorBody,
  IDEMPOTENCY_HEADER,
  pathOf,
  type RequestOf,
  SESSION_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from '@site/api-contract';
import { newXsrfToken } from '#platform/http/xsrf';
import { type Ports } from '#platform/ports';

export type Answer<Data = unknown> = {
  status: number;
  /** The contents of `{ data }`; undefined when the call was refused. */
  data: Data;
  body: ErrorBody & { data?: Data };
  /** The raw answer: the bytes of a file. */
  bytes: Buffer;
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
};
type Extra = { headers?: Record<string, string> };
export type RawRequest = {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
};

/**
 * A browser as the API sees it: keeps cookies, sends API key, brand, session id and the
 * XSRF pair.
 */
export class TestClient {
  readonly sessionId = randomUUID();
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: { app: FastifyInstance; ports: Ports },
    public token?: string,
  ) {
    this.cookies.set(XSRF_COOKIE, newXsrfToken(api.ports));
  }

  /** Sends a call of the contract; a call that charges gets a key. */
  async send<C extends Call>(
    call: C,
    request: RequestOf<C> & Extra,
  ): Promise<Answer<DataOf<C>>> {
    const { params, query, body, headers } = request as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    } & Extra;
    const { payload, type } = await encoded(call, body);
    return this.request<DataOf<C>>({
      method: call.method,
      url: `/api/v1/${pathOf(call, params, query)}`,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(call.idempotent === 'required' && { [IDEMPOTENCY_HEADER]: randomUUID() }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
  }

  /**
   * Sends any request; the given headers override this browser's. An empty value leaves a
   * header out.
   */
  async request<Data = unknown>({
    method = 'GET',
    url,
    headers = {},
    payload,
  }: RawRequest): Promise<Answer<Data>> {
    const all = { ...this.headers(), ...headers };
    const sent = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== ''),
    );
    const response = await this.api.app.inject({
      method: method as 'GET',
      url,
      headers: sent,
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    const body = parse(response.body) as Answer<Data>['body'];
    return {
      status: response.statusCode,
      data: body.data as Data,
      body,
      bytes: response.rawPayload,
      headers: response.headers,
      cookies: response.cookies,
    };
  }

  headers(): Record<string, string> {
    const { config } = this.api.ports;
    return {
      [API_KEY_HEADER]: config.API_KEY,
      [BRAND_HEADER]: config.BRAND_ID,
      [SESSION_HEADER]: this.sessionId,
      [XSRF_HEADER]: this.cookies.get(XSRF_COOKIE) ?? '',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }
}

/** The body in the call's form: JSON, or a form with a part for each field. */
async function encoded(
  call: Call,
  body: unknown,
): Promise<{ payload?: string | Buffer; type?: string }> {
  if (body === undefined) return {};
  if (!call.multipart) return { payload: JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | File>))
    form.append(name, value);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}
