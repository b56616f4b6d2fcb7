import {
  type Context,
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type IdGenerator,
  NodeTracerProvider,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { withinMs } from '../health/health';
import { readRelease } from '../release';
import { createTraceId, parentIdFrom } from '../trace';
import { type Tracing } from './tracing';

/** A longer statement is cut: it tells nothing more. */
const MOST_TEXT = 2_000;
const CLOSE_MS = 1_000;

type Options = {
  /** The app, `rodar-<name>` at the collector unless OTEL_SERVICE_NAME says another one. */
  name: string;
  /** The part of all traces that is recorded, from 0 to 1. */
  part: number;
  onFailure: (message: string) => void;
};

/**
 * Opens OpenTelemetry; a process has one at a time, and `close` makes room for the next.
 * Every process decides by the trace id alone whether a request is recorded, so all decide
 * alike, whatever a caller's flag wants. A span tells method, route, status and statements,
 * and no address, name or value.
 */
export function openTracing({ name, part, onFailure }: Options): Tracing {
  const silent = () => undefined;
  diag.setLogger(
    { error: onFailure, warn: silent, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.ERROR,
  );
  const ids = idsOfRequests();
  const sampler = new TraceIdRatioBasedSampler(part);
  const isRecorded = (traceId: string) =>
    sampler.shouldSample(ROOT_CONTEXT, traceId).decision ===
    SamplingDecision.RECORD_AND_SAMPLED;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || `rodar-${name}`,
      'service.version': readRelease().version,
    }),
    idGenerator: ids,
    // Only requests that are recorded get spans at all.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('rodar');

  return {
    serve(request, reply, next) {
      // Nine of ten requests go on as without a collector: a span that records nothing, and
      // its context, would cost as much as the work of a short call.
      if (!isRecorded(request.id)) return next();
      const outer = outerOf(request);
      const kind = SpanKind.SERVER;
      const span = ids.of(request.id, () =>
        tracer.startSpan(request.method, { kind }, outer),
      );
      reply.raw.once('close', () => endOfRequest(span, request, reply));
      context.with(trace.setSpan(outer, span), next);
    },
    traceparent(traceId) {
      const span = trace.getActiveSpan()?.spanContext();
      return span
        ? `00-${span.traceId}-${span.spanId}-01`
        : `00-${traceId}-${createTraceId().slice(16)}-00`;
    },
    async statement(text, send) {
      if (!trace.getActiveSpan()) return send();
      const span = tracer.startSpan(operationOf(text), {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': text.slice(0, MOST_TEXT),
        },
      });
      try {
        return await send();
      } catch (error) {
        // The words of a database's error can hold values, its code cannot.
        span.setAttribute(
          'error.type',
          String((error as { code?: unknown }).code ?? 'other'),
        );
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      trace.disable();
      context.disable();
      propagation.disable();
      await withinMs(provider.shutdown(), CLOSE_MS).catch(silent);
    },
  };
}

/** The caller's span as the outer one, when the request names one. */
function outerOf({ id: traceId, headers }: FastifyRequest): Context {
  const spanId = parentIdFrom(headers['traceparent']);
  if (!spanId) return ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, caller);
}

function endOfRequest(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  const { method, routeOptions } = request;
  const { statusCode } = reply.raw;
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': statusCode,
    ...(routeOptions.url && { 'http.route': routeOptions.url }),
  });
  if (routeOptions.url) span.updateName(`${method} ${routeOptions.url}`);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The first word of a statement, `SELECT`. */
function operationOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}

/** A trace that begins in this process gets the id that the request has already. */
function idsOfRequests(): IdGenerator & { of(id: string, begin: () => Span): Span } {
  const random = new RandomIdGenerator();
  let wanted: string | undefined;
  return {
    generateTraceId: () => wanted ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
    of(id, begin) {
      wanted = id;
      try {
        return begin();
      } finally {
        wanted = undefined;
      }
    },
  };
}
