import { createTraceId, traceIdFrom } from './trace';
import { traceparent } from './tracing/tracing';

const id = '0af7651916cd43dd8448eb211c80319c';

describe('trace ids', () => {
  it('continue the trace that a caller started', () => {
    expect(traceIdFrom(`00-${id}-b7ad6b7169203331-01`)).toBe(id);
  });

  it.each([
    undefined,
    '',
    'x',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id}-b7ad-01\r\nx: y`,
  ])('start a new trace when the header is %p', (header) => {
    expect(traceIdFrom(header)).toMatch(/^[\da-f]{32}$/);
    expect(traceIdFrom(header)).not.toBe(id);
  });

  it('are new each time and travel with a span of their own', () => {
    expect(createTraceId()).not.toBe(createTraceId());
    expect(traceparent(id)).toMatch(new RegExp(`^00-${id}-[\\da-f]{16}-01$`));
  });
});
