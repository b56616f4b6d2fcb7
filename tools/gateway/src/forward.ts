import { type OutgoingHttpHeaders } from 'node:http';
import { type Readable } from 'node:stream';
import { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { HASHED_FILE } from '@site/api-contract/site-map';
import { type Origins, traceparent } from '@site/server';
import { createOriginChoice } from './origin-choice';
import { ANSWER_MS, STALLED_MS } from './refusals';

/** There was no connection, so no app has seen the request. */
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
 * A process starts in about half a second, so a request waits for it rather than fail.
 */
const START_MS = 2_000;
const PAUSE_MS = 50;

/**
 * Shorter than a process drains (`DRAIN_MS`), so that it never closes a connection about
 * to be used.
 */
const IDLE_MS = 1_000;

/**
 * During a release the processes of an app are of two builds, and each has its own files.
 */
const HASHED = new RegExp(`/${HASHED_FILE}$`);

const DROPPED = new Set([
  // Headers about one connection, not about the request; undici refuses some of them.
  ...['connection', 'expect', 'keep-alive', 'te', 'trailer', 'upgrade'],
  // Claims of a client about its own address.
  ...['forwarded', 'x-real-ip'],
]);

type Headers = Record<string, string | string[] | undefined>;
/**
 * The try that reply-from gives to `retryDelay`; its types name Fastify's own instead.
 */
type Tried = { method?: string; headers: Headers; url: URL };
type Answer = { statusCode: number; headers: Headers; stream: Readable } | undefined;

type Forwarding = {
  origins: Origins;
  onAway: (reply: FastifyReply, error: unknown) => void;
  answerMs?: number;
  stalledMs?: number;
  connections?: number;
};

/**
 * Forwards requests to an app's processes in turn. GET and HEAD are repeated, at another
 * process first, when the connection failed before the answer began; nothing else is,
 * since it may have had its effect. A hashed file that one process lacks is asked of the
 * other. `onAway` answers when no process can be reached or none answers within
 * `answerMs`. An origin gets at most `connections`; a caller who reads nothing for
 * `stalledMs` loses its own (security-requirements H4).
 */
export function forwarding({
  origins,
  onAway,
  answerMs = ANSWER_MS,
  stalledMs = STALLED_MS,
  connections = 128,
}: Forwarding): Pick<FastifyHttpProxyOptions, 'upstream' | 'undici' | 'replyOptions'> {
  const choice = createOriginChoice(origins);
  return {
    upstream: '',
    undici: {
      connections,
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
      // Called after every try, even a successful one.
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
        const isOfOtherBuild =
          answer?.statusCode === 404 &&
          attempt < origins.length - 1 &&
          HASHED.test(tried.url.pathname);
        if (!(attempt < tries || isOfOtherBuild) || !isRepeatable(tried)) return null;
        // The connection is free again once its answer is read.
        answer?.stream.resume();
        tried.url = onOrigin(choice.next(true, origin), tried.url);
        return attempt < origins.length ? 1 : PAUSE_MS;
      },
      onResponse: (_request, reply, res) =>
        passOn(
          reply as FastifyReply,
          (res as unknown as { stream: Readable }).stream,
          stalledMs,
        ),
      onError: (reply, { error }) => onAway(reply as FastifyReply, error),
    },
  };
}

/**
 * Writes directly to the caller, without Fastify's sending (a fifth of a request's
 * processor time) and `pipeline` (a twentieth). When the app breaks off, the caller's
 * connection breaks, too.
 */
function passOn(reply: FastifyReply, body: Readable, stalledMs: number): void {
  if (reply.sent) return void body.destroy();
  reply.hijack();
  const { raw, request } = reply;
  // A caller who has gone away gets nothing more.
  if (raw.destroyed) return void body.destroy();
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  const stop = () => void body.destroy();
  raw.on('error', stop).on('close', stop);
  body.on('error', (error) => {
    // A caller who goes away before the end is no fault.
    if (raw.destroyed) return;
    request.log.warn({ err: error }, 'answer was cut off');
    raw.destroy();
  });
  // Only an answer that waits for its caller needs a timer.
  body.once('pause', () => raw.setTimeout(stalledMs, () => raw.destroy()));
  body.pipe(raw);
}

function onOrigin(origin: string, { pathname }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  return url;
}

function forwardedHeaders(request: FastifyRequest, headers: Headers): Headers {
  const { socket } = request.raw;
  const kept: Headers = {};
  for (const name in headers) if (!DROPPED.has(name)) kept[name] = headers[name];
  kept['host'] = request.headers.host ?? ownAddress(request);
  kept['x-forwarded-for'] = socket.remoteAddress?.replace(/^::ffff:/, '');
  kept['x-forwarded-host'] = kept['host'];
  kept['x-forwarded-proto'] = 'http';
  kept['x-forwarded-port'] = String(socket.localPort ?? '');
  kept['traceparent'] = traceparent(request.id);
  return kept;
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
