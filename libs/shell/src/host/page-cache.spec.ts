/** @jest-environment node */
import { createPageCache } from './page-cache';

const page = (bytes: number) => ({
  version: '1',
  answer: { type: 'text/html', tag: 't', bodies: { identity: Buffer.alloc(bytes) } },
});

describe('kept pages', () => {
  it('make room by the page that was not asked for the longest', () => {
    const cache = createPageCache({ maxPages: 2 });
    cache.set('/a', page(1));
    cache.set('/b', page(1));
    cache.get('/a');
    cache.set('/c', page(1));
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('stay within their bytes', () => {
    const cache = createPageCache({ maxBytes: 100 });
    cache.set('/a', page(60));
    cache.set('/a', page(60));
    cache.set('/b', page(60));
    expect(cache.size).toBe(1);
  });
});
