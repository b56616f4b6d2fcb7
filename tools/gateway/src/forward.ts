import { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Origins, traceparent } from '@site/server';
import { createOriginChoice } from './origin-choice';
import { ANSWER_MS } from './refusals';

/** The connection was never made: no app has seen the request. */
const REFUSED = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
/**
 * The connection ended before the answer began: an idle one that the app closed, or a
 * process that died.
 */
const RESET = new Set([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  'EPIPE',
  'FST_REPLY_FROM_UNDICI_SOCKET_ERROR',
]);
/**
 * A process starts in about half a second; a page that waits for it is better than one
 * that says so.
 */
const START_MS = 2_000;
const PAUSE_MS = 50;

/**
 * Shorter than a process drains (`DRAIN_MS`), so that it never closes a connection that
 * is about to be used.
 */
const IDLE_MS = 1_000;

/** About one connection, not about the request; undici refuses some of them. */
const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'upgrade'];
/** What a client says about where it comes from. */
const CLAIMED = ['forwarded', 'x-real-ip'];

type Headers = Record<string, string | string[] | undefined>;
/** What reply-from hands to `retryDelay`; its types name Fastify's own instead. */
type Tried = { method?: string; headers: Headers; url: URL };
type Answer = { headers: Headers } | undefined;

/**
 * How requests reach an app: to its processes in turn; GET and HEAD again, another
 * process first, when the connection failed before the answer began. Nothing else is
 * repeated, since it may have had its effect. `onAway` answers then, and when an app says
 * nothing for `answerMs`.
 */
export function forwarding(
  origins: Origins,
  onAway: (reply: FastifyReply, error: unknown) => void,
  answerMs = ANSWER_MS,
): Pick<FastifyHttpProxyOptions, 'upstream' | 'undici' | 'replyOptions'> {
  const choice = createOriginChoice(origins);
  return {
    upstream: '',
    undici: {
      connections: 128,
      pipelining: 1,
      connect: { timeout: 5_000 },
      headersTimeout: answerMs,
      bodyTimeout: 60_000,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
    },
    replyOptions: {
      getUpstream: (request) => choice.next(isRepeatable(request)),
      rewriteRequestHeaders: (request, headers) =>
        forwardedHeaders(request as unknown as FastifyRequest, headers),
      // Asked after every try, also a good one.
      retryDelay: ({ err, res, req, attempt }) => {
        const tried = req as unknown as Tried;
        const answer = res as unknown as Answer;
        const { origin } = tried.url;
        const code = errorCode(err);
        if (answer && answer.headers['connection'] !== 'close') choice.trust(origin);
        else choice.avoid(origin);
        const tries = REFUSED.has(code)
          ? origins.length + START_MS / PAUSE_MS
          : RESET.has(code)
            ? origins.length
            : 0;
        if (attempt >= tries || !isRepeatable(tried)) return null;
        tried.url = onOrigin(choice.next(true, origin), tried.url);
        return attempt < origins.length ? 1 : PAUSE_MS;
      },
      onError: (reply, { error }) => onAway(reply as FastifyReply, error),
    },
  };
}

function onOrigin(origin: string, { pathname }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  return url;
}

function forwardedHeaders(request: FastifyRequest, headers: Headers): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.includes(name) && !CLAIMED.includes(name),
  );
  const host = request.headers.host ?? ownAddress(request);
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': request.socket.remoteAddress?.replace(/^::ffff:/, ''),
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': String(request.socket.localPort ?? ''),
    traceparent: traceparent(request.id),
  };
}

function ownAddress({
  socket: { localAddress = '', localPort },
}: FastifyRequest): string {
  return `${localAddress.replace(/^::ffff:/, '')}:${localPort}`;
}

function errorCode(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '');
}

function isRepeatable({
  method,
  headers,
}: {
  method?: string;
  headers: Headers;
}): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !headers['content-length'] &&
    !headers['transfer-encoding']
  );
}
