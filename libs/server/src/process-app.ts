import { type Server } from 'node:http';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { clientErrorHandler } from './client-error';
import { health, type ReadinessChecks } from './health/health';
import { loggerOptions } from './log';
import { headersWith, securityHeaders } from './security-headers';
import { traceIdFrom } from './trace';
import { traceparent, traceRequests } from './tracing/tracing';

/** Time limits for slow clients (security-requirements H4) and size of headers (E2). */
const HTTP_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  headerBytes: 16_384,
} as const;

/** Paths whose requests are only logged at level debug. */
const QUIET = /^\/(healthz|readyz|version|metrics)$|\/assets\/|\/media\//;

type Refuse = (
  error: { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

export type ProcessAppOptions = {
  /** Name of the process in its log. */
  app: string;
  logLevel: string;
  trustedProxy: string;
  /**
   * Answers requests that the router itself can't take (bad URL, header too large) with
   * status 400.
   */
  refuse: Refuse;
  checks?: ReadinessChecks;
  /** False for a process whose paths belong to other apps (the gateway). */
  healthPaths?: boolean;
  contentSecurityPolicy?: string;
  /** Answers a malformed request with a page, except under `/api/v1`. */
  showsPages?: boolean;
  /**
   * False for a process that passes on others' answers (the gateway): those have these
   * headers already; `markAsOwn` adds them to its own refusals.
   */
  ownHeaders?: boolean;
  fastify?: FastifyServerOptions;
  /** A target for log lines in place of stdout (tests). */
  logTo?: { write: (line: string) => void };
};

/**
 * The Fastify instance of every process of the product: JSON log, W3C trace id
 * (`request.id`, `traceparent` header), spans for a collector, security headers, health
 * endpoints, limits for slow clients. It does not listen.
 */
export async function createProcessApp(
  options: ProcessAppOptions,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...serverOptions(options),
    frameworkErrors: (error, request, reply) => {
      markAsOwn(request, reply, options.contentSecurityPolicy);
      reply.header('cache-control', 'no-store');
      options.refuse(error, request, reply);
    },
    ...options.fastify,
  });
  await traceRequests(app, options.app, (url) => QUIET.test(url));
  if (options.ownHeaders !== false) {
    await app.register(securityHeaders, {
      contentSecurityPolicy: options.contentSecurityPolicy,
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('traceparent', traceparent(request.id));
    });
  }
  logAnswers(app);
  if (options.healthPaths !== false)
    await app.register(health, { checks: options.checks });
  return app;
}

/** Adds the headers to an answer that this process gives itself. */
export function markAsOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  contentSecurityPolicy?: string,
): void {
  reply.headers(headersWith(contentSecurityPolicy));
  reply.header('traceparent', traceparent(request.id));
}

function serverOptions({
  app,
  logLevel,
  trustedProxy,
  logTo,
  showsPages = false,
}: Pick<
  ProcessAppOptions,
  'app' | 'logLevel' | 'trustedProxy' | 'logTo' | 'showsPages'
>) {
  return {
    logger: { ...loggerOptions(app, logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'traceId',
    }),
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      traceIdFrom(request.headers['traceparent']),
    trustProxy:
      trustedProxy === ''
        ? false
        : trustedProxy.split(',').map((address) => address.trim()),
    requestTimeout: HTTP_LIMITS.requestTimeoutMs,
    connectionTimeout: HTTP_LIMITS.idleTimeoutMs,
    keepAliveTimeout: HTTP_LIMITS.idleTimeoutMs,
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes is served and not refused in
    // Fastify's own words.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(showsPages),
    routerOptions: { maxParamLength: 500 },
    http: {
      headersTimeout: HTTP_LIMITS.headersTimeoutMs,
      maxHeaderSize: HTTP_LIMITS.headerBytes,
      connectionsCheckingInterval: 2_000,
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Writes one line a request. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = QUIET.test(request.url) && reply.statusCode < 500 ? 'debug' : 'info';
    request.log[level](
      { req: request, res: reply, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}
