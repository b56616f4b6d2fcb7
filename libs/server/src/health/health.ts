import { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isDraining } from '../drain';
import { readRelease } from '../release';

export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

type Options = {
  /** Each rejects when the process can't serve. Names are shown, reasons only logged. */
  checks?: ReadinessChecks;
  /** A check that takes longer counts as failed. */
  checkTimeoutMs?: number;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging into Fastify's type needs an interface
  interface FastifyInstance {
    /** Prometheus registry of this app, with the figures of its process. */
    metrics: Registry;
  }
}

/**
 * `/healthz` (alive), `/readyz` (can serve), `/version` (which release it is), `/metrics`
 * (Prometheus). None of them passes the gateway (docs/operations/watch.md).
 */
export const health = fastifyPlugin(
  async (app: FastifyInstance, { checks = {}, checkTimeoutMs = 2000 }: Options) => {
    const metrics = Registry.merge([metricsOfProcess()]);
    app.decorate('metrics', metrics);
    const release = readRelease();
    const { version, commit, node } = release;
    new Gauge({
      name: 'build_info',
      help: 'The release that runs: 1, with its names as labels',
      labelNames: ['version', 'commit', 'node'],
      registers: [metrics],
    }).set({ version, commit, node }, 1);
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 10],
      registers: [metrics],
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unmatched';
      duration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });

    app.get('/healthz', { schema: { hide: true } as object }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );

    app.get('/version', { schema: { hide: true } as object }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(release),
    );

    app.get('/readyz', { schema: { hide: true } as object }, async (request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await withinMs(check(), checkTimeoutMs);
            return [name, 'ok'] as const;
          } catch (error) {
            request.log.warn({ err: error, check: name }, 'not ready');
            return [name, 'failed'] as const;
          }
        }),
      );
      const closing = isDraining(app);
      const ready = !closing && results.every(([, result]) => result === 'ok');
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ok' : closing ? 'closing' : 'failed',
          checks: Object.fromEntries(results),
        });
    });

    app.get('/metrics', { schema: { hide: true } as object }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.metrics()),
    );
  },
  { name: 'health' },
);

let ofProcess: Registry | undefined;

/**
 * The figures of Node. Nothing ends the observers that collect them, so all apps of a
 * process share those of its first.
 */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** The promise's result, or a rejection when it takes longer than `ms`. */
export async function withinMs<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
