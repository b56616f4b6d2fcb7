import { type Server } from 'node:http';
import cookie from '@fastify/cookie';
import { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { ptBR } from 'zod/locales';
import * as z from 'zod/mini';
import { SERVER_TIME_HEADER } from '@site/api-contract';
import { createProcessApp } from '@site/server';
import { type Config, isDemo, partsOf } from '#platform/config';
import { Refusal, sendError, TEXTS } from '#platform/errors';
import { measureDiskRoom } from '#platform/files/disk-room';
import { serveDocs } from '#platform/http/docs';
import { guardInput } from '#platform/http/input-guard';
import { limitAccountCalls } from '#platform/http/limits/limit-account-calls';
import { applyContractSchemas, describeApi } from '#platform/http/openapi/openapi';
import { serveOpenApi } from '#platform/http/openapi/serve-openapi';
import { offerXsrfCookie } from '#platform/http/xsrf';
import { sendDueMails } from '#platform/jobs/outbox';
import { wakeOnArrival } from '#platform/jobs/outbox-arrivals';
import { startOutboxWorker } from '#platform/jobs/outbox-worker';
import { relayWorkflowMessages } from '#platform/jobs/workflow-outbox';
import { patient, type Ports } from '#platform/ports';
import { registerFeatures } from './features';
import { measureOperations } from './measure-operations';

type AppOptions = {
  /** Where log lines go instead of stdout. */
  logTo?: { write: (line: string) => void };
  /** Without it mails stay in the outbox, and tests send them when they want. */
  worksOutbox?: boolean;
};

/**
 * The API over its ports. Registers platform and features and never listens. A worker has
 * health and metrics, and no call.
 */
export async function buildApp(
  ports: Ports,
  { logTo, worksOutbox = true }: AppOptions = {},
): Promise<FastifyInstance> {
  z.config(ptBR());
  const { config, database } = ports;
  const app = await createProcessApp({
    app: 'api',
    logLevel: config.LOG_LEVEL,
    trustedProxy: config.TRUSTED_PROXY,
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
    checks: { database: database.ping },
    refuse: (error, request, reply) => void sendError(error, request, reply),
    fastify: limitsOf(config),
    ...(logTo && { logTo }),
  });
  measureDiskRoom(app, config);
  app.decorate('ports', ports);
  measureOperations(app);
  app.decorate('accountCalls', limitAccountCalls(config));
  app.decorate('routeTable', []);
  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionId', undefined);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
  const { answersCalls, works } = partsOf(config);
  if (answersCalls) await answerCalls(app);
  if (worksOutbox && works) workOutbox(app, patient(ports));
  return app;
}

async function answerCalls(app: FastifyInstance): Promise<void> {
  const { ports } = app;
  const { config } = ports;
  await app.register(cookie);
  applyContractSchemas(app);
  await describeApi(app);
  await app.register(
    async (api) => {
      refuseRoutesWithoutAccess(api);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        reply.header(SERVER_TIME_HEADER, ports.clock.now().getTime());
      });
      offerXsrfCookie(api, ports);
      guardInput(api, config.BODY_MAX_DEPTH);
      api.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
      registerFeatures(api);
      serveOpenApi(api);
    },
    { prefix: '/api/v1' },
  );
  if (isDemo(config)) await serveDocs(app);
}

const notFound = () => new Refusal('not-found', TEXTS.notFound);

/**
 * Limits for slow and large requests (security-requirements E2, H4), all of them
 * configuration.
 */
function limitsOf(config: Config): FastifyHttpOptions<Server> {
  return {
    bodyLimit: config.BODY_LIMIT_BYTES,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    http: {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      maxHeaderSize: config.HEADER_LIMIT_BYTES,
      connectionsCheckingInterval: 2_000,
    },
  };
}

/**
 * The API does not start with a route that says nothing about who may call it
 * (security-requirements D1).
 */
function refuseRoutesWithoutAccess(api: FastifyInstance): void {
  api.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access?.length)
      throw new Error(`${String(method)} ${url} has no access list`);
  });
}

function workOutbox(app: FastifyInstance, ports: Ports): void {
  const worker = startOutboxWorker(
    [() => sendDueMails(ports, app.log), () => relayWorkflowMessages(ports, app.log)],
    app.log,
  );
  wakeOnArrival(app, worker);
  app.addHook('onClose', () => worker.stop());
}
