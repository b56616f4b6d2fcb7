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
  return parsed(header)?.traceId ?? createTraceId();
}

/** The caller's span of an incoming `traceparent` header, 16 hex digits. */
export function parentIdFrom(header: string | string[] | undefined): string | undefined {
  return parsed(header)?.parentId;
}

function parsed(header: string | string[] | undefined) {
  const match = typeof header === 'string' ? TRACEPARENT.exec(header) : null;
  const [, traceId = '', parentId = ''] = match ?? [];
  return traceId && !NONE.test(traceId) && !NONE.test(parentId)
    ? { traceId, parentId }
    : undefined;
}
