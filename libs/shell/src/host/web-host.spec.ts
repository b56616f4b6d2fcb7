/** @jest-environment node */
import { PREVIEW_PARAM } from '@site/api-contract/site-paths';
import { setUp } from './testing/web-host';
import { canonicalPath, keptQuery } from './web-host';

describe('the host', () => {
  it('sends hashed files compressed and for good', async () => {
    const { get } = setUp();
    const { headers, body } = await get('/assets/main-abcdef0.js', {
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toBe('small');
  });

  it('says the type of a file, whichever twin is sent', async () => {
    const { get } = setUp();
    for (const encoding of ['br', 'identity'])
      expect(
        (await get('/assets/main-abcdef0.js', { 'accept-encoding': encoding })).headers,
      ).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
  });

  it('sends a hashed file of an earlier build for good, and no other file of it', async () => {
    const { get } = setUp();
    const { headers, body } = await get('/assets/main-abcdef1.js');
    expect(body).toBe('earlier');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/notes.txt')).statusCode).toBe(404);
  });

  it('answers for a file once, so that the log has no warning', async () => {
    const { get, world } = setUp();
    await get('/favicon.svg');
    await get('/assets/main-abcdef1.js');
    await new Promise((passed) => setImmediate(passed));
    expect(world.log.filter((line) => line.includes('"level":"warn"'))).toEqual([]);
  });

  it('says which build is served, also inside its pages', async () => {
    const { get } = setUp();
    const { headers, body } = await get('/assets/build');
    expect(body).toBe('b1');
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/')).body).toContain('"build":"b1"');
  });

  it('answers HEAD of a file with its headers alone', async () => {
    const { app } = setUp();
    const answer = await (await app).inject({ method: 'HEAD', url: '/favicon.svg' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('6');
    expect(answer.body).toBe('');
  });

  it.each([
    '/assets/gone.js',
    '/assets/../package.json',
    '/assets/%2e%2e/server.js',
    '/assets/main-abcdef0.js.map',
    '/assets/main-abcdef0.js.br',
    '/assets',
    '/.vite/manifest.json',
    '/.env',
    '/.git/config',
    '/assets/',
    '/server/server.js',
    '/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('answers 404 to %s (C7)', async (url) => {
    const { get } = setUp();
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    ['/%ff', 400],
    ['/%E0%A4%A', 400],
    ['/a%00b', 404],
    [`/${'a'.repeat(5000)}`, 404],
  ])('answers %s without a fault', async (url, status) => {
    const { get } = setUp();
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('takes GET and HEAD only', async () => {
    const { app } = setUp();
    const answer = await (
      await app
    ).inject({
      method: 'POST',
      url: '/',
      payload: '{"a":',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    const head = await (await app).inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  it('puts the security headers on every answer (C5)', async () => {
    const { get } = setUp();
    for (const url of [
      '/',
      '/nada',
      '/quebra',
      '/velho',
      '/assets/main-abcdef0.js',
      '/%ff',
      '/healthz',
    ]) {
      expect((await get(url)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /^camera=\(self\),geolocation=\(self\),microphone=\(\)/,
        ),
      });
    }
  });

  it('says that it lives, that it can serve and how it does', async () => {
    const { get } = setUp();
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', checks: {} });
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds');
  });
});

describe('what browsers may fetch ahead', () => {
  it.each([
    ['/', '"/regras.json"'],
    ['/formulario', '"/regras.json"'],
    ['/area', undefined],
    ['/mapa.xml', undefined],
    [`/?${PREVIEW_PARAM}=aaaaaaaaaaaaaaaaaaaaaaaaaaaa`, undefined],
  ])('is named by public pages alone: %s', async (url, named) => {
    const { headers } = await setUp().get(url);
    expect(headers['speculation-rules']).toBe(named);
  });
});

describe('videos on pages', () => {
  it('play by themselves on this site only, and nothing may be framed', async () => {
    const { headers } = await setUp().get('/');
    expect(headers['permissions-policy']).toContain(
      'autoplay=(self),encrypted-media=(self),fullscreen=(self),picture-in-picture=(self)',
    );
    expect(headers['content-security-policy']).toContain("frame-src 'none'");
  });

  it('come from exactly the configured provider', async () => {
    const { headers } = await setUp({ videoProvider: 'https://player.example.com' }).get(
      '/',
    );
    expect(headers['permissions-policy']).toContain(
      'autoplay=(self "https://player.example.com")',
    );
    expect(headers['content-security-policy']).toMatch(
      /; frame-src https:\/\/player\.example\.com$/,
    );
  });
});

describe('pictures on pages', () => {
  it('come from this site, and from the host of the image base when there is one', async () => {
    expect((await setUp().get('/')).headers['content-security-policy']).toContain(
      "img-src 'self' data: blob:;",
    );
    const { headers } = await setUp({ imageBase: 'https://cms.example.com/site/' }).get(
      '/',
    );
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' https://cms.example.com data: blob:;",
    );
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/'],
    ['/a/', '/a'],
    ['//evil.com', '/evil.com'],
    ['/\\evil.com/', '/%5Cevil.com'],
    ['/a//b/', '/a/b'],
  ])('have one form: %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('keep named parameters once, in the order of the route', () => {
    expect(keptQuery('b=2&a=1&a=3&c=4', ['a', 'b'])).toBe('?a=1&b=2');
    expect(keptQuery('c=4', ['a'])).toBe('');
  });
});
