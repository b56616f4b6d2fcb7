import { sql } from 'drizzle-orm';
import { createProcessApp } from '@site/server';
import { startTraceCollector } from '@site/server/testing';
import { openTestDatabase } from '../../testing/database';

const TRACE = '0000000000000000000000000000abcd';

it('a traced request tells its statements, in and out of a transaction, without values', async () => {
  const collector = await startTraceCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.address;
  const app = await createProcessApp({
    app: 'api',
    logLevel: 'silent',
    trustedProxy: '',
    refuse: (_error, _request, reply) => void reply.send(),
  });
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
    const spans = await collector.spansOf(TRACE, 34);
    const request = spans.find(({ name }) => name === 'GET /words');
    const statements = spans.filter((span) => span !== request);
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts.filter((text) => text === 'select $1::text as word')).toHaveLength(30);
    expect(texts).toContain("select $1::text || 'a' as word");
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([request?.spanId]),
    );
    expect(collector.text()).not.toContain('segredo');
  } finally {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    await collector.stop();
  }
});
