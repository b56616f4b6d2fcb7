import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const NONE = /^0+$/;

/**
 * A new W3C trace id: 32 hex digits. It is made of a UUID, since Node draws these in
 * batches; drawing bytes alone would cost several times as much, twice a request in every
 * process.
 */
export function createTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

/**
 * The trace id of an incoming `traceparent` header, or a new one when the header is
 * absent or malformed.
 */
export function traceIdFrom(header: string | string[] | undefined): string {
  const match = typeof header === 'string' ? TRACEPARENT.exec(header) : null;
  const [, traceId = '', parent = ''] = match ?? [];
  return traceId && !NONE.test(traceId) && !NONE.test(parent) ? traceId : createTraceId();
}

/** A `traceparent` header for an answer or an outgoing call, with a span of its own. */
export function traceparent(traceId: string): string {
  return `00-${traceId}-${createTraceId().slice(16)}-01`;
}
