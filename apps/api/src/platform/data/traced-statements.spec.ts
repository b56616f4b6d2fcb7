import { sql } from 'drizzle-orm';
import { createProcessApp, traceparent } from '@site/server';
import { startTraceCollector } from '@site/server/testing';
import { openTestDatabase } from '../../testing/database';

const TRACE = '0000000000000000000000000000abcd';
/** The request, its 31 statements, and those of PostgreSQL that begin and end the transaction. */
const SPANS = process.env['TEST_DATABASE_URL'] ? 34 : 32;

it('a traced request tells its statements, in and out of a transaction, without values', async () => {
  const collector = await startTraceCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.address;
  const app = await createProcessApp({
    app: 'api',
    logLevel: 'silent',
    trustedProxy: '',
    refuse: (_error, _request, reply) => void reply.send(),
  }).finally(() => delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const { db } = await openTestDatabase();
  const asked = async (word: string) => db.execute(sql`select ${word}::text as word`);
  app.get('/words', async () => {
    // Other requests wait for the same connections and must not take these statements.
    await Promise.all(Array.from({ length: 30 }, (_, nth) => asked(`segredo ${nth}`)));
    await db.transaction(async (tx) => {
      await tx.execute(sql`select ${'segredo'}::text || 'a' as word`);
    });
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const ask = (trace: string) =>
      fetch(`${app.listeningOrigin}/words`, {
        headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
      });
    await Promise.all([ask(TRACE), ask(`f${TRACE.slice(1)}`)]);
    await app.close();
    const spans = await collector.spansOf(TRACE, SPANS);
    const request = spans.find(({ name }) => name === 'GET /words');
    const statements = spans.filter((span) => span !== request);
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts.filter((text) => text === 'select $1::text as word')).toHaveLength(30);
    expect(texts).toContain("select $1::text || 'a' as word");
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([request?.spanId]),
    );
    expect(collector.text()).not.toContain('segredo');
    // A closed app leaves no tracing behind to the ones after it.
    expect(traceparent(TRACE)).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  } finally {
    await app.close();
    await collector.stop();
  }
});
