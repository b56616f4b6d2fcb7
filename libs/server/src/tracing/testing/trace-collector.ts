import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

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

const MOST_TRIES = 200;

/** A collector for specs: keeps what processes send to its address. */
export async function startTraceCollector() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      texts.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
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
      for (let tries = 0; spans().length < most && tries < MOST_TRIES; tries += 1)
        await pause(50);
      return spans();
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
