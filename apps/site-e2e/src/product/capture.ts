import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * One post that reached the server of measurement. Tests tell theirs by the browser's
 * name.
 */
export type Captured = { userAgent: string; body: string };

/**
 * Stands in for the server of `MEASUREMENT_URL`: keeps what is posted and gives it back
 * on GET.
 */
export async function startCapture(): Promise<{ url: string; close: () => void }> {
  const captured: Captured[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return response.end(JSON.stringify(captured));
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      captured.push({ userAgent: request.headers['user-agent'] ?? '', body });
      response.writeHead(204).end();
    });
    return response;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`,
    close: () => server.close(),
  };
}
