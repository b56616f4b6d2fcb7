import {
  type Call,
  type DataOf,
  type ErrorBody,
  errorBody,
  type FileAnswer,
  getContentVersion,
  type RefusalReason,
  type RequestOf,
} from '@site/api-contract';
import { parseAnswer, schemasOf } from '@site/api-contract/calls';

type Received = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Ends the request, if the caller can end it. */
  signal?: AbortSignal | null | undefined;
};
type Reply = { status: number; json: unknown; headers?: Record<string, string> };

/** The answer to one call, made by `answer`, `refuse`, `heldBack` or `neverAnswer`. */
export type Answer = { call: Call; reply: (received: Received) => Promise<Reply> };

/** Answers a call with data of its contract, or with a function of the request. */
export function answer<C extends Call>(
  call: C,
  data: DataOf<C> | ((request: RequestOf<C>) => DataOf<C>),
): Answer {
  return {
    call,
    reply: async (received) => {
      const given =
        typeof data === 'function'
          ? (data as (request: unknown) => unknown)(received)
          : data;
      return { status: call.status, json: { data: parseAnswer(call, given) } };
    },
  };
}

/** Body of a refusal; its reason is in the contract. */
type RefusalBody = Partial<Omit<ErrorBody, 'reason'>> & { reason?: RefusalReason };

/** Refuses a call with a status and an error body. */
export function refuse(
  call: Call,
  status: number,
  body: RefusalBody = {},
  headers: Record<string, string> = {},
): Answer {
  const json = errorBody.parse({
    message: '',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    ...body,
  });
  return { call, reply: async () => ({ status, json, headers }) };
}

/** Leaves a call pending for ever, to test the waiting screen. */
export function neverAnswer(call: Call): Answer {
  return { call, reply: () => new Promise(() => undefined) };
}

/** Holds an answer back until `arrive` is called. */
export function heldBack(answered: Answer): { held: Answer; arrive: () => void } {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { call, reply } = answered;
  const held = { call, reply: (asked: Received) => arrived.then(() => reply(asked)) };
  return { held, arrive };
}

/** Fails a call like a missing network. */
export function unreachable(call: Call): Answer {
  return { call, reply: async () => Promise.reject(new TypeError('fetch failed')) };
}

export type StubTransport = {
  fetch: typeof globalThis.fetch;
  /** Requests of a call, in order, as the contract parsed them. */
  requestsOf: (call: Call) => Received[];
  /** Number of all requests so far, and of those that have no answer yet. */
  traffic: () => { sent: number; unanswered: number };
};

const mistakes: string[] = [];

/**
 * A network that follows the contract: it parses each request and each answer with it, so
 * a stub can't differ from the wire. Later answers replace earlier ones for the same
 * call. A call without an answer, or one that breaks its contract, fails the test. The
 * content version, which the client reads for its XSRF cookie, is always answered.
 */
export function stubTransport(given: { answers: readonly Answer[] }): StubTransport {
  const answers = [answer(getContentVersion, { version: '1' }), ...given.answers];
  const received = new Map<Call, Received[]>();

  const respond: typeof globalThis.fetch = async (input, init) => {
    // Form and signal are used as they are: their classes are jsdom's, which Node's fetch
    // does not know.
    const form = init?.body instanceof FormData ? init.body : null;
    const request = new Request(input, {
      ...init,
      ...(form && { body: undefined }),
      signal: undefined,
    });
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^.*\/api\/v1\//, '');
    const found = findAnswer(answers, request.method, path);
    if (!found) return fail(`Unexpected call: ${request.method} ${path}`);
    const { call } = found.answer;
    const text = await request.text();
    const parts = {
      params: found.params,
      query: Object.fromEntries(searchParams),
      body: form ? Object.fromEntries(form) : text === '' ? undefined : JSON.parse(text),
    };
    const problem = breachOf(call, parts);
    if (problem) return fail(`${request.method} ${path} breaks its contract: ${problem}`);
    const seen = { ...parts, headers: request.headers, signal: init?.signal };
    received.set(call, [...(received.get(call) ?? []), seen]);
    const { status, json, headers } = await found.answer.reply(seen);
    if (call.file && status < 400) return fileResponse(json as { data: FileAnswer });
    return new Response(JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };

  let sent = 0;
  let answered = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent += 1;
    try {
      return await respond(input, init);
    } finally {
      answered += 1;
    }
  };

  return {
    fetch,
    requestsOf: (call) => received.get(call) ?? [],
    traffic: () => ({ sent, unanswered: sent - answered }),
  };
}

function fileResponse({ data: { name, type, bytes } }: { data: FileAnswer }): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

/** Gives and clears the mistakes of stubs; `afterEach` calls it and fails the test. */
export function takeMistakes(): string[] {
  return mistakes.splice(0);
}

if (typeof afterEach === 'function') {
  afterEach(() => {
    const found = takeMistakes();
    if (found.length > 0) throw new Error(found.join('\n'));
  });
}

function fail(mistake: string): never {
  mistakes.push(mistake);
  throw new TypeError(mistake);
}

/** Paths without parameters come first: `users/logged-users` is not `users/:id`. */
function findAnswer(answers: readonly Answer[], method: string, path: string) {
  const matches = [...answers]
    .reverse()
    .filter(({ call }) => call.method === method)
    .flatMap((candidate) => {
      const params = paramsOf(candidate.call.path, path);
      return params ? [{ answer: candidate, params }] : [];
    });
  return matches.find(({ params }) => Object.keys(params).length === 0) ?? matches[0];
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decodeURIComponent(actual[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function breachOf(
  call: Call,
  parts: { params: unknown; query: unknown; body: unknown },
): string | null {
  const schemas = schemasOf(call);
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = schemas[name];
    const parsed = schema?.safeParse(parts[name]);
    if (parsed && !parsed.success)
      return `${name}: ${JSON.stringify(parsed.error.issues)}`;
    if (!schema && name === 'body' && parts.body !== undefined) return 'it takes no body';
  }
  return null;
}
