import httpProxy from '@fastify/http-proxy';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type AppName, INTERNAL_PATHS, SITE_MAP } from '@site/contracts/site-map';
import { createProcessApp, type ProcessAppOptions, traceparent } from '@site/server';
import { MAX_BODY_BYTES, refuse } from './refusals';

export type Origins = Readonly<Record<AppName, string>>;
type Options = { origins: Origins } & Pick<ProcessAppOptions, 'logLevel' | 'logTo'>;

/** Failures of an idle connection that the app closed in the same moment: the request never reached it. */
const STALE_CONNECTION = new Set([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  'FST_REPLY_FROM_UNDICI_SOCKET_ERROR',
]);

/**
 * The one address of the product in development and in `npm start`: forwards by the site map, websockets too. What a
 * client says about itself in X-Forwarded-* is overwritten (security-requirements D8). It does not listen.
 */
export async function createGateway({
  origins,
  logLevel,
  logTo,
}: Options): Promise<FastifyInstance> {
  const app = await createProcessApp({
    app: 'gateway',
    logLevel,
    logTo,
    trustedProxy: '',
    healthPaths: false,
    refuse: (error, request, reply) =>
      void refuse(request, reply, error.statusCode === 414 ? 414 : 400),
  });

  // Before the proxies: each takes over the handlers that stand at its registration.
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
  app.addHook('onRequest', async (request, reply) => {
    if (isHidden(request.url)) return refuse(request, reply, 404);
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return refuse(request, reply, 413);
  });

  for (const { prefix, app: name } of SITE_MAP) {
    await app.register(httpProxy, {
      upstream: origins[name],
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      wsServerOptions: { maxPayload: MAX_BODY_BYTES },
      disableRequestLogging: true,
      undici: {
        connections: 128,
        pipelining: 1,
        connect: { timeout: 5_000 },
        headersTimeout: 30_000,
        bodyTimeout: 60_000,
      },
      replyOptions: {
        retryDelay: ({ err, attempt, req }) =>
          attempt === 0 && isStale(err) && isRepeatable(req) ? 20 : null,
        rewriteRequestHeaders: (request, headers) =>
          forwardedHeaders(request as unknown as FastifyRequest, headers),
        onError: (reply, { error }) => unreachable(reply as FastifyReply, name, error),
      },
    });
  }
  return app;
}

/** Operations paths of the apps, however they are spelt, and paths that climb. */
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

type Headers = Record<string, string | string[] | undefined>;

function forwardedHeaders(request: FastifyRequest, headers: Headers): Headers {
  const { forwarded: _forwarded, 'x-real-ip': _realIp, ...kept } = headers;
  return {
    ...kept,
    host: request.headers.host,
    'x-forwarded-for': request.socket.remoteAddress?.replace(/^::ffff:/, ''),
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': String(request.socket.localPort ?? ''),
    traceparent: traceparent(request.id),
  };
}

function unreachable(reply: FastifyReply, name: AppName, error: unknown): void {
  const { request } = reply;
  request.log.error({ err: error, upstream: name }, 'app does not answer');
  void refuse(request, reply, 503, `O aplicativo ${name} não está respondendo.`);
}

function isStale(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && STALE_CONNECTION.has(String(error.code))
  );
}

function isRepeatable({
  method,
  headers,
}: {
  method?: string;
  headers: Headers;
}): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers['content-length'];
}
