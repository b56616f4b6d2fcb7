import { brotliDecompressSync } from 'node:zlib';
import { Suspense } from 'react';
import { redirect, type RouteObject, useLoaderData } from 'react-router-dom';
import { definePages } from '../page/pages';
import { type ContentVersion } from './content-version';
import { type ClientFile } from './client-files';
import { createDocumentRenderer } from './render-document';
import { canonicalPath, createWebHost, keptQuery } from './web-host';

/** More than what React would send after the document, with a script that puts it in its place. */
const LONG = 'campo '.repeat(10_000);

type Answer = { text: string; complete?: boolean } | Error | Response;

function setUp(site: { videoProvider?: string; imageBase?: string } = {}) {
  const world: { answer: Answer; version: ContentVersion; renderings: number; seen: string[]; log: string[] } = {
    answer: { text: 'Mensalidades' }, version: { version: '1' }, renderings: 0, seen: [], log: [],
  };
  const routes: RouteObject[] = [
    {
      path: '/',
      loader: ({ request }) => {
        world.renderings += 1;
        world.seen.push(request.url);
        if (world.answer instanceof Response) throw world.answer;
        if (world.answer instanceof Error) throw new Error('screen broke for maria@exemplo.com.br');
        return world.answer.text;
      },
      Component: function Home() {
        return (
          <main>
            <title>Início</title>
            {String(useLoaderData())}
          </main>
        );
      },
      ErrorBoundary: () => <p>Falha da rota</p>,
      handle: { page: 'content', query: ['pagina'] },
    },
    { path: '/formulario', Component: () => <main><Suspense fallback={null}><form method="post">{LONG}</form></Suspense></main> },
    { path: '/area', Component: () => <main>moldura</main>, handle: { page: 'private' } },
    { path: '/velho', loader: () => redirect('/novo', 301) },
    {
      path: '/quebra',
      Component: function Broken(): never {
        throw new Error('render broke');
      },
    },
    { path: '*', Component: () => <h1>Não achamos</h1>, handle: { page: 'content', status: 404 } },
  ];
  const pages = definePages({
    basename: '/',
    routes,
    entries: { main: 'src/main.tsx' },
    documents: { '/mapa.xml': { type: 'application/xml', render: async ({ site }) => ({ text: `<a>${site.publicOrigin} ${(world.renderings += 1)}</a>`, isComplete: true }) } },
    wire: () => ({
      head: ({ url, status, kind, handle }) => <meta name="served" content={[url.href, status, kind, String(handle['page'])].join(' ')} />,
      wrap: (router) => router,
      state: () => ({ data: '</script><!--\u2028' }),
      isComplete: () => !('complete' in world.answer) || world.answer.complete !== false,
    }),
  });
  const renderer = createDocumentRenderer(pages, () => ({ scripts: ['/assets/main.js'], preloads: [], styles: ['/assets/main.css'] }));
  const file: ClientFile = {
    answer: { type: 'text/javascript; charset=utf-8', tag: 'abc', bodies: { identity: Buffer.from('js'), br: Buffer.from('small') } },
    cacheControl: 'public, max-age=31536000, immutable',
  };
  const film: ClientFile = { answer: { type: 'video/mp4', tag: 'f1', bodies: { identity: Buffer.from('0123456789') } }, cacheControl: 'public, max-age=604800' };
  const app = createWebHost({
    app: 'public-site', base: '/', apiOrigin: 'http://api', logLevel: 'info', trustedProxy: '127.0.0.1',
    site: { publicOrigin: 'https://rodar.test', apiKey: 'k', brandId: '1', ...site },
    files: new Map([['/assets/main.js', file], ['/media/videos/filme.mp4', film]]),
    renderer: async () => renderer,
    contentVersion: () => async () => world.version,
    logTo: { write: (line) => void world.log.push(line) },
  });
  const get = async (url: string, headers: Record<string, string> = {}) => (await app).inject({ url, headers });
  return { world, app, get };
}

describe('a page of a web app', () => {
  it('is a whole document with title, state and no executable inline script (C4)', async () => {
    const { get } = setUp();
    const { body, headers, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="pt-BR"><head>/);
    expect(body.slice(0, body.indexOf('</head>'))).toContain('<title>Início</title>');
    expect(body).toContain('Mensalidades');
    expect(body).toContain('\\u003c/script\\u003e\\u003c!--\\u2028');
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes.trim());
    expect(scripts).toEqual(['type="module" src="/assets/main.js"', 'id="page-state" type="application/json"']);
  });

  it('holds the parts whose code comes later, however long, in their place and without a script', async () => {
    const { get } = setUp();
    const { body } = await get('/formulario');
    expect(body).toContain(`<main><!--$--><form method="post">${LONG}</form><!--/$--></main>`);
    expect([...body.matchAll(/<(script|template)\b([^>]*)>/g)].map(([, , attributes = '']) => attributes.trim())).toEqual(['type="module" src="/assets/main.js"', 'id="page-state" type="application/json"']);
  });

  it('is rendered once per content version and again when the content has moved', async () => {
    const { get, world } = setUp();
    await get('/');
    await get('/?utm_campaign=x');
    expect(world.renderings).toBe(1);
    world.version = { version: '2' };
    world.answer = { text: 'Preço novo' };
    expect((await get('/')).body).toContain('Preço novo');
    expect(world.renderings).toBe(2);
  });

  it('brings metas for those who only read the document, and no other', async () => {
    const { get } = setUp();
    const head = async (path: string) => /<meta name="served" content="([^"]*)"/.exec((await get(path)).body)?.[1];
    expect(await head('/?pagina=2&utm_campaign=x')).toBe('https://rodar.test/?pagina=2 200 content content');
    expect(await head('/area')).toBe('https://rodar.test/area 200 private private');
    expect(await head('/nada')).toBe('https://rodar.test/nada 404 content content');
  });

  it('may be a text of another type, kept like all pages', async () => {
    const { get, world } = setUp();
    const first = await get('/mapa.xml');
    expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([200, 'application/xml', '<a>https://rodar.test 1</a>']);
    await get('/mapa.xml?x=1');
    expect(world.renderings).toBe(1);
  });

  it('is rendered once for many who ask at the same time', async () => {
    const { get, world } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(world.renderings).toBe(1);
  });

  it('shows the server only the query parameters that the route names', async () => {
    const { get, world } = setUp();
    await get('/?dealerid=7&pagina=2');
    expect(world.seen).toEqual(['https://rodar.test/?pagina=2']);
  });

  it('travels compressed and answers 304 to who has it', async () => {
    const { get } = setUp();
    const answer = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Mensalidades');
    const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keeps its last good copy while the API is down', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = 'down';
    world.answer = new Error('away');
    const answer = await get('/');
    expect([answer.statusCode, answer.body.includes('Mensalidades')]).toEqual([200, true]);
  });

  it('keeps its last good copy when a new rendering lacks a piece, and the log says so', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = { version: '2' };
    world.answer = { text: 'Preços em instantes', complete: false };
    expect((await get('/')).body).toContain('Mensalidades');
    expect(world.log.join()).toContain('page lacks a piece, last good copy served');
  });

  it('that is gone answers 404, and its copy is gone too', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = { version: '2' };
    world.answer = new Response(null, { status: 404 });
    expect((await get('/')).statusCode).toBe(404);
    expect(world.log.join()).not.toContain('page lacks a piece');
    world.version = 'down';
    expect((await get('/')).statusCode).toBe(404);
  });

  it('that is refused with 503 keeps its last good copy', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = { version: '2' };
    world.answer = new Response(null, { status: 503 });
    const { statusCode, body } = await get('/');
    expect([statusCode, body.includes('Mensalidades')]).toEqual([200, true]);
  });

  it('shows its designed failure without a copy, and does not keep it', async () => {
    const { get, world } = setUp();
    world.version = 'down';
    world.answer = { text: 'Preços em instantes', complete: false };
    expect((await get('/')).body).toContain('Preços em instantes');
    world.version = { version: '1' };
    world.answer = { text: 'Mensalidades' };
    expect((await get('/')).body).toContain('Mensalidades');
  });

  it('is never stored when it is private (C6)', async () => {
    const { get } = setUp();
    expect((await get('/area')).headers['cache-control']).toBe('no-store');
  });

  it('redirects for real and keeps the campaign of the visitor', async () => {
    const { get } = setUp();
    const { statusCode, headers } = await get('/velho?utm_campaign=x');
    expect([statusCode, headers.location]).toEqual([301, '/novo?utm_campaign=x']);
  });

  it('is a true 404 when no route knows it', async () => {
    const { get } = setUp();
    const { statusCode, body } = await get('/nada');
    expect([statusCode, body.includes('Não achamos')]).toEqual([404, true]);
  });

  it('that breaks is a designed 500 with the trace id of the log line and no detail', async () => {
    const { get, world } = setUp();
    const { statusCode, body, headers } = await get('/quebra');
    const traceId = String(headers['traceparent']).split('-')[1];
    expect(statusCode).toBe(500);
    expect(body).toContain('Algo não saiu como devia');
    expect(body).toContain(String(traceId));
    expect(body).not.toContain('render broke');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(world.log.some((line) => line.includes('render broke') && line.includes(String(traceId)))).toBe(true);
  });

  it('whose loader breaks shows the route’s own failure with 500 and is not kept', async () => {
    const { get, world } = setUp();
    world.answer = new Error('x');
    const { statusCode, body } = await get('/');
    expect([statusCode, body.includes('Falha da rota')]).toEqual([500, true]);
    expect(world.log.join()).not.toContain('maria@exemplo.com.br');
  });
});

describe('the host', () => {
  it('sends hashed files compressed and for good', async () => {
    const { get } = setUp();
    const { headers, body } = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(body).toBe('small');
  });

  it.each(['/assets/gone.js', '/assets/../package.json', '/assets/%2e%2e/server.js', '/assets/main.js.map', '/.env', '/.git/config', '/assets/', '/server/server.js', '/package.json', '/assets/..%2f..%2fpackage.json'])('answers 404 to %s (C7)', async (url) => {
    const { get } = setUp();
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([['/%ff', 400], ['/%E0%A4%A', 400], ['/a%00b', 404], [`/${'a'.repeat(5000)}`, 404]])('answers %s without a fault', async (url, status) => {
    const { get } = setUp();
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('takes GET and HEAD only', async () => {
    const { app } = setUp();
    const answer = await (await app).inject({ method: 'POST', url: '/', payload: '{"a":' , headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    const head = await (await app).inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('puts the security headers on every answer (C5)', async () => {
    const { get } = setUp();
    for (const url of ['/', '/nada', '/quebra', '/velho', '/assets/main.js', '/%ff', '/healthz']) {
      expect((await get(url)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/^camera=\(self\), geolocation=\(self\), microphone=\(\)/),
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

describe('a part of a file, as a video player asks for it', () => {
  const part = async (headers: Record<string, string>, url = '/media/videos/filme.mp4') => {
    const { statusCode, headers: answered, body } = await setUp().get(url, headers);
    return { statusCode, range: answered['content-range'], length: answered['content-length'], body };
  };

  it.each([
    ['bytes=0-1', 'bytes 0-1/10', '01'],
    ['bytes=4-', 'bytes 4-9/10', '456789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('%s is answered with 206 and %s', async (range, given, body) => {
    expect(await part({ range })).toEqual({ statusCode: 206, range: given, length: String(body.length), body });
  });

  it('is 416 with the size when the file is shorter', async () => {
    expect(await part({ range: 'bytes=10-' })).toMatchObject({ statusCode: 416, range: 'bytes */10', body: '' });
  });

  it.each(['bytes=0-1,4-5', 'items=0-1', 'bytes', 'items=x'])('is the whole file for %s', async (range) => {
    expect(await part({ range })).toMatchObject({ statusCode: 200, range: undefined, body: '0123456789' });
  });

  it('is the whole file when the copy that it continues is an older one', async () => {
    expect(await part({ range: 'bytes=4-', 'if-range': '"f1"' })).toMatchObject({ statusCode: 206, body: '456789' });
    expect(await part({ range: 'bytes=4-', 'if-range': '"f0"' })).toMatchObject({ statusCode: 200, body: '0123456789' });
    expect(await part({ range: 'bytes=4-', 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' })).toMatchObject({ statusCode: 200 });
  });

  it('is 304 for whom has the file, and cut from the uncompressed body', async () => {
    expect((await part({ range: 'bytes=0-1', 'if-none-match': '"f1"' })).statusCode).toBe(304);
    expect(await part({ range: 'bytes=0-0', 'accept-encoding': 'br' }, '/assets/main.js')).toMatchObject({ statusCode: 206, body: 'j' });
  });

  it('is offered on every file, with its type, its tag and how long it is kept', async () => {
    const { headers } = await setUp().get('/media/videos/filme.mp4', { range: 'bytes=0-1' });
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4', etag: '"f1"', 'cache-control': 'public, max-age=604800' });
    expect((await setUp().get('/media/videos/filme.mp4')).headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    expect((await setUp().get('/')).headers).not.toHaveProperty('accept-ranges');
  });
});

describe('videos on pages', () => {
  it('play by themselves on this site only, and nothing may be framed', async () => {
    const { headers } = await setUp().get('/');
    expect(headers['permissions-policy']).toContain('autoplay=(self), encrypted-media=(self), fullscreen=(self), picture-in-picture=(self)');
    expect(headers['content-security-policy']).toContain("frame-src 'none'");
  });

  it('come from exactly the configured provider', async () => {
    const { headers } = await setUp({ videoProvider: 'https://player.example.com' }).get('/');
    expect(headers['permissions-policy']).toContain('autoplay=(self "https://player.example.com")');
    expect(headers['content-security-policy']).toMatch(/; frame-src https:\/\/player\.example\.com$/);
  });
});

describe('pictures on pages', () => {
  it('come from this site, and from the host of the image base when there is one', async () => {
    expect((await setUp().get('/')).headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
    const { headers } = await setUp({ imageBase: 'https://cms.example.com/site/' }).get('/');
    expect(headers['content-security-policy']).toContain("img-src 'self' https://cms.example.com data: blob:;");
  });
});

describe('addresses', () => {
  it.each([['/', '/'], ['/a/', '/a'], ['//evil.com', '/evil.com'], ['/\\evil.com/', '/%5Cevil.com'], ['/a//b/', '/a/b']])(
    'have one form: %s is %s',
    (path, canonical) => {
      expect(canonicalPath(path)).toBe(canonical);
    },
  );

  it('keep named parameters once, in the order of the route', () => {
    expect(keptQuery('b=2&a=1&a=3&c=4', ['a', 'b'])).toBe('?a=1&b=2');
    expect(keptQuery('c=4', ['a'])).toBe('');
  });
});
