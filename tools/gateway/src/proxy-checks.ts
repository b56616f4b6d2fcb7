import {
  createServer,
  type IncomingHttpHeaders,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { allApps, type AppName, STREAM_PATH } from '@site/api-contract/site-map';
import { type Origins } from '@site/server';
import { portNear } from '../../workspace/process/ports.mjs';

type Echo = { app: AppName; url: string; headers: IncomingHttpHeaders };

const EVENT = 'id: 1\ndata: {"topics":[]}\n\n';

/**
 * One small server for each app, which reports its requests, hangs on demand, and begins
 * a stream that ends at `/api/v1/end`.
 */
export async function startStubs(): Promise<{
  portOf: (app: AppName) => number;
  stop: () => Promise<void>;
}> {
  const servers = new Map<AppName, Server>();
  const streams = new Set<ServerResponse>();
  for (const app of allApps()) {
    const server = createServer((request, response) => {
      if (request.method === 'POST' && request.url?.endsWith('/early')) {
        response.writeHead(413, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      request.resume();
      if (request.url?.endsWith('/hangs')) return;
      if (request.url === STREAM_PATH) {
        streams.add(response);
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(EVENT);
        return;
      }
      if (request.url === '/api/v1/end') streams.forEach((stream) => stream.end());
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          app,
          url: request.url ?? '',
          headers: request.headers,
        } satisfies Echo),
      );
    });
    // Once a stub has stopped, nobody else may answer in its place.
    const port = await portForLater();
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    servers.set(app, server);
  }
  return {
    portOf: (app) => (servers.get(app)?.address() as AddressInfo).port,
    stop: async () => {
      for (const server of servers.values()) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}

/** The gateway's origins, from the ports of each app's processes. */
export function originsOf(
  portsOf: (app: AppName) => readonly number[],
): Record<AppName, Origins> {
  return Object.fromEntries(
    allApps().map((app) => [app, portsOf(app).map((port) => `http://127.0.0.1:${port}`)]),
  ) as unknown as Record<AppName, Origins>;
}

/** A port that nobody listens on: no system hands it out, and no program of ours asks for it. */
export const NOBODY = 1;

/** A port for a process that listens later: nobody else gets it meanwhile. */
export const portForLater = () => portNear(0);

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
};

/** A request whose path is sent as written (fetch would normalize it). */
export function send(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    host = '127.0.0.1',
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: Buffer;
    host?: string;
  } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host, port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * Opens long streams through a proxy; gives the answer of a call meanwhile, the first
 * event, and the ends of all streams.
 */
export async function throughStreams(port: number, count: number) {
  const firsts: Promise<string>[] = [];
  const wholes: Promise<string>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const opened = fetch(`http://127.0.0.1:${port}${STREAM_PATH}`).then(({ body }) =>
      (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader(),
    );
    firsts.push(opened.then(async (reader) => (await reader.read()).value ?? ''));
    wholes.push(
      opened.then(async (reader) => {
        await firsts[nth];
        return (await reader.read()).value ?? 'ended';
      }),
    );
  }
  const begun = await Promise.all(firsts);
  const call = await send(port, '/api/v1/end');
  return { begun, call, ends: await Promise.all(wholes) };
}

export function echoOf(reply: Reply): Echo {
  return JSON.parse(reply.text) as Echo;
}
