import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { parseConfig } from '../config';
import { createTraceId } from '../trace';

/** Spans of this process, sent to a collector (docs/operations/watch.md, 'Traces'). */
export type Tracing = {
  /** Runs `next` inside the span of the request, which ends with its answer. */
  serve(request: FastifyRequest, reply: FastifyReply, next: () => void): void;
  /**
   * The `traceparent` of the span that is open here, else one of the trace that nobody
   * records.
   */
  traceparent(traceId: string): string;
  /** Runs `send` inside a span with the statement's text, which holds no values. */
  statement<T>(text: string, send: () => Promise<T>): Promise<T>;
  /** Sends what is still waiting, for a second at most, and frees OpenTelemetry. */
  close(): Promise<void>;
};

/** OpenTelemetry's own variables of which we read more than their presence. */
const variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s?#]+$/,
          'must be an address such as http://127.0.0.1:4318',
        ),
      ),
  ),
  /** The part of all requests that is traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')),
    '0.1',
  ),
});

let tracing: Tracing | undefined;

/**
 * Traces the requests of a process when OTEL_EXPORTER_OTLP_ENDPOINT names a collector,
 * until the app that began it closes. Without a collector OpenTelemetry is not even
 * loaded.
 */
export async function traceRequests(
  app: FastifyInstance,
  name: string,
  isQuiet: (url: string) => boolean,
): Promise<void> {
  const config = parseConfig(variables, process.env);
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTracing } = await import('./open-tracing');
  const isFirst = !tracing;
  tracing ??= openTracing({
    name,
    part: Number(config.OTEL_TRACES_SAMPLER_ARG),
    onFailure: (message) => app.log.warn({ reason: message }, 'traces not delivered'),
  });
  const { serve, close } = tracing;
  app.addHook('onRequest', (request, reply, next) => {
    if (isQuiet(request.url)) next();
    else serve(request, reply, next);
  });
  if (!isFirst) return;
  app.addHook('onClose', async () => {
    tracing = undefined;
    await close();
  });
}

/**
 * A `traceparent` header for an answer or an outgoing call: the span of the request that
 * is served here when it is traced, else one that nobody records.
 */
export function traceparent(traceId: string): string {
  return tracing
    ? tracing.traceparent(traceId)
    : `00-${traceId}-${createTraceId().slice(16)}-01`;
}

/**
 * Sends a statement to the database, inside a span when the request that wants it is
 * traced. `text` must hold no values.
 */
export function tracedStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  return tracing ? tracing.statement(text, send) : send();
}
