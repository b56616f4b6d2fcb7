import { createProcessApp, tracedStatement } from '@site/server';
import { startTraceCollector } from '@site/server/testing';
import { createGateway } from './gateway';
import { originsOf } from './proxy-checks';

/** A tenth of all ids is traced: those that begin small, when the rest is zero. */
const TRACED = '0000000000000000000000000000abcd';
const FAILED = '0000000000000000000000000000abce';
const LATER = '0000000000000000000000000000abcf';
const REFUSED = '0000000000000000000000000000abd0';
const UNTRACED = 'f000000000000000000000000000abcd';
const CALLER = 'b7ad6b7169203331';
const SQL = 'select name from shared where code = $1';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let closeAll: () => Promise<void>;
let address = '';

beforeAll(async () => {
  collector = await startTraceCollector();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_EXPORTER_OTLP_TIMEOUT: '30000',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const api = await createProcessApp({
    app: 'api',
    logLevel: 'silent',
    trustedProxy: '',
    refuse: (_error, _request, reply) => void reply.send(),
  });
  api.get<{ Params: { code: string } }>('/api/v1/shared/:code', ({ params }) =>
    tracedStatement(SQL, async () => {
      if (params.code === 'broken')
        throw Object.assign(new Error('bad value: broken'), { code: '22P02' });
      return { name: params.code };
    }),
  );
  await api.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await createGateway({
    origins: originsOf(() => [Number(new URL(api.listeningOrigin).port)]),
    logLevel: 'silent',
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  address = gateway.listeningOrigin;
  closeAll = async () => {
    await gateway.close();
    await api.close();
    await collector.stop();
  };
});
afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_EXPORTER_OTLP_TIMEOUT'];
  delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
  await closeAll();
});

const ask = (code: string, trace: string) =>
  fetch(`${address}/api/v1/shared/${code}?name=Ana`, {
    headers: { traceparent: `00-${trace}-${CALLER}-01` },
  });

describe('traces', () => {
  it('lead from the caller through gateway and API to the statement', async () => {
    const answer = await ask('K7', TRACED);
    expect(answer.status).toBe(200);
    const [statement, served, forwarded] = await collector.spansOf(TRACED, 3);
    expect(forwarded).toMatchObject({
      name: 'GET /api/v1/*',
      parentSpanId: CALLER,
      failed: false,
    });
    expect(served).toMatchObject({
      name: 'GET /api/v1/shared/:code',
      parentSpanId: forwarded?.spanId,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/shared/:code',
        'http.response.status_code': 200,
      },
    });
    expect(statement).toMatchObject({
      name: 'SELECT',
      parentSpanId: served?.spanId,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': SQL },
    });
    expect(answer.headers.get('traceparent')).toBe(`00-${TRACED}-${served?.spanId}-01`);
  });

  it('tell a failed statement by its code, and never a value or an address', async () => {
    expect((await ask('broken', FAILED)).status).toBe(500);
    const [statement] = await collector.spansOf(FAILED, 3);
    expect(statement).toMatchObject({
      failed: true,
      attributes: { 'error.type': '22P02' },
    });
    for (const value of ['broken', 'K7', 'Ana', '127.0.0.1'])
      expect(collector.text()).not.toContain(value);
  });

  it('are left out by all processes alike, whatever the caller wants', async () => {
    const answer = await ask('K7', UNTRACED);
    expect(answer.headers.get('traceparent')).toMatch(
      new RegExp(`^00-${UNTRACED}-[\\da-f]{16}-00$`),
    );
    await ask('K7', LATER);
    expect(await collector.spansOf(LATER, 3)).toHaveLength(3);
    expect(collector.text()).not.toContain(UNTRACED);
  });

  it('that nobody takes leave the answers as they are, and are sent again', async () => {
    const refused = collector.refuseOnce();
    expect((await ask('K7', REFUSED)).status).toBe(200);
    await refused;
    expect(await collector.spansOf(REFUSED, 3)).toHaveLength(3);
  });
});
