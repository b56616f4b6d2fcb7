import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { owns } from '@site/api-contract/site-map';
import { FAILURE_PAGE_POLICY, failurePage } from './failure-page';
import { SECURITY_HEADERS } from './security-headers';
import { createTraceId } from './trace';
import { traceparent } from './tracing/tracing';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Answers requests that are not valid HTTP, have too large a header or come too slowly,
 * then hangs up: with the error shape, or with a page in a process that shows pages
 * unless the request was for the API.
 */
export function clientErrorHandler(showsPages: boolean) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
      return void socket.destroy();
    const status = STATUS[error.code ?? ''] ?? 400;
    const traceId = createTraceId();
    const { type, body, policy } =
      showsPages && !isForApi(error.rawPacket)
        ? pageOf(status, traceId)
        : errorOf(traceId);
    const headers = {
      ...SECURITY_HEADERS,
      ...(policy && { 'content-security-policy': policy }),
      traceparent: traceparent(traceId),
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    );
  };
}

type Answer = { type: string; body: string; policy?: string };

const pageOf = (status: number, traceId: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body: failurePage(status, traceId),
  policy: FAILURE_PAGE_POLICY,
});

const errorOf = (traceId: string): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify({ message: 'Não entendemos esta chamada.', traceId }),
});

/**
 * The bytes of the broken request may contain its first line; later bytes tell nothing.
 */
function isForApi(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false;
  const [, path] = /^[A-Z]+ ([^ ?]*)/.exec(packet.toString('latin1', 0, 200)) ?? [];
  return path !== undefined && owns('/api/v1', path);
}
