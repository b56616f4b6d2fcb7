import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * One request that reached the measurement server. Tests recognize theirs by the
 * browser's name.
 */
export type Captured = { userAgent: string; body: string };

/**
 * A stub of the server at `MEASUREMENT_URL`: it stores posted requests and returns them
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
