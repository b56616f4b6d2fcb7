import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers';
import { createTraceId, traceparent } from './trace';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no HTTP request, has too large a header or came too slowly, in the
 * error shape; then hangs up.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy();
  const status = STATUS[error.code ?? ''] ?? 400;
  const traceId = createTraceId();
  const body = JSON.stringify({ message: 'Não entendemos esta chamada.', traceId });
  const headers = {
    ...SECURITY_HEADERS,
    traceparent: traceparent(traceId),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}
