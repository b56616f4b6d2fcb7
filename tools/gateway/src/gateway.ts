import { type IncomingMessage, type ServerResponse } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import {
  type AppName,
  INTERNAL_PATHS,
  SITE_MAP,
  STREAM_PATH,
} from '@site/api-contract/site-map';
import {
  createProcessApp,
  onDrain,
  type Origins,
  type ProcessAppOptions,
} from '@site/server';
import { awayPart } from './away';
import { forwarding } from './forward';
import { MAX_BODY_BYTES, refuse } from './refusals';
import {
  createLimiter,
  isCall,
  REQUEST_LIMITS,
  type RequestLimit,
} from './request-limits';

type Options = {
  /** The processes of each app, which get requests in turn. */
  origins: Readonly<Record<AppName, Origins>>;
  /** Forwards websockets, which only the development servers use. */
  websockets?: boolean;
  /** Longest silence of an app; by default `ANSWER_MS`. */
  answerMs?: number;
  stalledMs?: number;
  /** Calls that one visitor may make to the API. */
  calls?: RequestLimit;
  /** Milliseconds by which `calls` are counted. */
  now?: () => number;
} & Pick<ProcessAppOptions, 'logLevel' | 'logTo'>;

/**
 * The one address of the product in development and in `npm start`: forwards by the site
 * map. A client's own X-Forwarded-* headers are overwritten (security-requirements D8).
 * It does not listen.
 */
export async function createGateway({
  origins,
  websockets = false,
  answerMs,
  stalledMs,
  calls = REQUEST_LIMITS.calls,
  now,
  logLevel,
  logTo,
}: Options): Promise<FastifyInstance> {
  const app = await createProcessApp({
    app: 'gateway',
    logLevel,
    logTo,
    trustedProxy: '',
    healthPaths: false,
    ownHeaders: false,
    showsPages: true,
    refuse: (error, request, reply) =>
      void refuse(request, reply, error.statusCode === 414 ? 414 : 400),
  });

  // Before the proxies, since each takes over the handlers that exist at its
  // registration.
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 405));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (!error.statusCode || error.statusCode >= 500)
      request.log.error({ err: error }, 'gateway failed');
    return refuse(
      request,
      reply,
      error.statusCode === 413
        ? 413
        : error.statusCode && error.statusCode < 500
          ? 400
          : 502,
    );
  });
  const mayCall = createLimiter(calls, now);
  app.addHook('onRequest', (request, reply, next) => {
    if (hostsIn(request.raw) > 1) void refuse(request, reply, 400);
    else if (isHidden(request.url)) void refuse(request, reply, 404);
    else if (isCall(request.url) && !mayCall(request.ip))
      void refuse(request, reply, 429);
    else if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      void refuse(request, reply, 413);
    else next();
  });

  letGoOfStreams(app);
  // Long streams have connections of their own, so that no call waits for them.
  const streams = { prefix: STREAM_PATH, app: 'api', most: MOST_STREAMS } as const;
  const rows = SITE_MAP.map((row) => ({ ...row, most: undefined }));
  for (const { prefix, app: name, most } of [...rows, streams]) {
    await app.register(httpProxy, {
      ...forwarding({
        origins: origins[name],
        onAway: (reply, error) => unreachable(reply, name, error),
        answerMs,
        stalledMs,
        connections: most,
      }),
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      ...(websockets
        ? {
            websocket: true,
            wsUpstream: origins[name][0].replace(/^http/, 'ws'),
            wsServerOptions: { maxPayload: MAX_BODY_BYTES },
          }
        : { websocket: false }),
    });
  }
  return app;
}

/**
 * Ends the open streams when the process begins to leave: they would keep it for as long as
 * it may take, and their readers go on through another process at once.
 */
function letGoOfStreams(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.split('?')[0] === STREAM_PATH) {
      if (isClosing) return void reply.hijack().raw.destroy();
      open.add(reply.raw);
      reply.raw.once('close', () => open.delete(reply.raw));
    }
    next();
  });
  const letGo = () => open.forEach((answer) => answer.destroy());
  onDrain(app, letGo);
  // Readers may come back while the process still accepts, and by connections that it has.
  app.addHook('preClose', async () => {
    isClosing = true;
    letGo();
  });
}

/** A process of the API takes at most this many streams. */
const MOST_STREAMS = 2_000;

/** Node takes the first of several Host headers; no request has two (RFC 9112 §3.2). */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    .length;
}

/** Operations paths of the apps in any spelling, and paths with `..`. */
function isHidden(url: string): boolean {
  const raw = url.replace(/[?#].*$/, '');
  let path: string;
  try {
    path = decodeURIComponent(raw).replace(/\/{2,}/g, '/');
  } catch {
    return false; // the router refuses it with 400
  }
  if (/(^|[/\\])\.\.?($|[/\\])/.test(path)) return true;
  return INTERNAL_PATHS.some(
    (hidden) => path === hidden || path.startsWith(`${hidden}/`),
  );
}

function unreachable(reply: FastifyReply, name: AppName, error: unknown): void {
  const { request } = reply;
  request.log.error({ err: error, upstream: name }, 'app does not answer');
  void refuse(request, reply, 503, awayPart(name));
}
