import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A span as OpenTelemetry's protocol writes it in JSON, with its attributes by name. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  failed: boolean;
};

type Sent = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'failed'> & {
        attributes: { key: string; value: Record<string, unknown> }[];
        status: { code: number };
      })[];
    }[];
  }[];
};

/** A moment that is over, in the form of `Retry-After`. */
const AT_ONCE = new Date(0).toUTCString();

/** A collector for specs: keeps what processes send to its address. */
export async function startTraceCollector() {
  const texts: string[] = [];
  const heard = new EventEmitter();
  let isRefusing = false;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (isRefusing) {
        isRefusing = false;
        response.writeHead(503, { 'retry-after': AT_ONCE }).end();
        return heard.emit('refused');
      }
      texts.push(text);
      heard.emit('spans');
      return response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was sent, to look for what must not be in it. */
    text: () => texts.join('\n'),
    /** The spans of one trace in the order in which they ended, once there are `most`. */
    spansOf: async (traceId: string, most: number): Promise<CollectedSpan[]> => {
      const spans = () => spansIn(texts).filter((span) => span.traceId === traceId);
      while (spans().length < most) await once(heard, 'spans');
      return spans();
    },
    /** Refuses the next delivery, which then comes again; resolves once it did. */
    refuseOnce: async () => {
      isRefusing = true;
      await once(heard, 'refused');
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function spansIn(texts: string[]): CollectedSpan[] {
  return texts
    .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, status, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
      failed: status.code === 2,
    }));
}
