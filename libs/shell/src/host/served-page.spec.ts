/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { LONG, setUp } from './testing/web-host';

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
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) =>
      attributes.trim(),
    );
    expect(scripts).toEqual([
      'type="module" src="/assets/main.js"',
      'id="page-state" type="application/json"',
    ]);
  });

  it('holds the parts whose code comes later, however long, in their place and without a script', async () => {
    const { get } = setUp();
    const { body } = await get('/formulario');
    expect(body).toContain(
      `<main><!--$--><form method="post">${LONG}</form><!--/$--></main>`,
    );
    expect(
      [...body.matchAll(/<(script|template)\b([^>]*)>/g)].map(([, , attributes = '']) =>
        attributes.trim(),
      ),
    ).toEqual([
      'type="module" src="/assets/main.js"',
      'id="page-state" type="application/json"',
    ]);
  });

  it('says without scripts that it needs them, where people act on it', async () => {
    const { get } = setUp();
    const said =
      /<noscript><p class="no-script">O JavaScript está desligado neste navegador, e esta página precisa dele\. Ligue-o e abra a página de novo\.<\/p><\/noscript><\/body>/;
    expect((await get('/formulario')).body).toMatch(said);
    expect((await get('/area')).body).toMatch(said);
    expect((await get('/')).body).not.toContain('no-script');
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
    const head = async (path: string) =>
      /<meta name="served" content="([^"]*)"/.exec((await get(path)).body)?.[1];
    expect(await head('/?pagina=2&utm_campaign=x')).toBe(
      'https://rodar.test/?pagina=2 200 content content',
    );
    expect(await head('/area')).toBe('https://rodar.test/area 200 private private');
    expect(await head('/nada')).toBe('https://rodar.test/nada 404 content content');
  });

  it('may be a text of another type, kept like all pages', async () => {
    const { get, world } = setUp();
    const first = await get('/mapa.xml');
    expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([
      200,
      'application/xml',
      '<a>https://rodar.test 1</a>',
    ]);
    await get('/mapa.xml?x=1');
    expect(world.renderings).toBe(1);
  });

  it('with the token of a preview is rendered for itself, kept nowhere and seen by nobody else', async () => {
    const { get, world } = setUp();
    const kept = (await get('/')).body;
    world.answer = { text: 'Rascunho' };
    const token = '7.2.1795446000000.assinatura';
    const preview = await get(`/?previa=${token}`);
    expect(preview.body).toContain('Rascunho');
    expect(preview.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(preview.headers['x-accel-expires']).toBeUndefined();
    expect((await get('/')).body).toBe(kept);
    expect((await get('/?previa=x')).body).toBe(kept);
    await get(`/?previa=${token}`);
    expect(world.renderings).toBe(3);
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
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('public'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Mensalidades');
    const again = await get('/', {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('keeps its last good copy while the API is down', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = 'down';
    world.answer = new Error('away');
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body.includes('Mensalidades')).toBe(true);
    expect((await get('/metrics')).body).toContain(
      'pages_from_old_copy_total{reason="api-away"} 1',
    );
  });

  it('keeps its last good copy when a new rendering lacks a piece, and the log says so', async () => {
    const { get, world } = setUp();
    await get('/');
    world.version = { version: '2' };
    world.answer = { text: 'Preços em instantes', complete: false };
    expect((await get('/')).body).toContain('Mensalidades');
    expect(world.log.join()).toContain('page lacks a piece, last good copy served');
    expect((await get('/metrics')).body).toContain(
      'pages_from_old_copy_total{reason="incomplete"} 1',
    );
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
    expect(statusCode).toBe(200);
    expect(body.includes('Mensalidades')).toBe(true);
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

  it('keeps its last good copy through any number of searches and spellings', async () => {
    const { get, world } = setUp();
    await get('/formulario');
    await get('/');
    await get('/?pagina=mapa');
    for (let nth = 0; nth < 600; nth += 1) await get(`/?pagina=${nth}`);
    for (let nth = 0; nth < 600; nth += 1) await get(`/${spelling(nth)}`);
    world.version = 'down';
    world.answer = new Error('away');
    expect((await get('/')).body).toContain('Mensalidades');
    expect((await get('/?pagina=mapa')).statusCode).toBe(200);
    const before = world.renderings;
    expect((await get('/?pagina=1')).statusCode).toBe(500);
    expect(world.renderings).toBe(before + 1);
    expect((await get('/formulario')).statusCode).toBe(200);
  });

  it('is not kept waiting by searches, and one search too many is a designed 503', async () => {
    const { get, world } = setUp();
    await get('/');
    let release = () => {};
    world.hold = new Promise((done) => (release = done));
    const searches = Array.from({ length: 100 }, (_, nth) => get(`/?pagina=${nth}`));
    expect((await get('/')).body).toContain('Mensalidades');
    expect(world.renderings).toBe(1 + 4);
    release();
    const answers = await Promise.all(searches);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(100 - 4 - 64);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body).toContain('Voltamos em instantes');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(68);
  });

  it('is never stored when it is private (C6)', async () => {
    const { get } = setUp();
    expect((await get('/area')).headers['cache-control']).toBe('no-store');
  });

  it('may be kept by a cache in front when it is content without a query, and no other', async () => {
    const { get, world } = setUp();
    const control = async (path: string, headers = {}) =>
      (await get(path, headers)).headers['cache-control'];
    const shared =
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';
    expect(await control('/')).toBe(shared);
    expect(await control('/', { cookie: 'rt=1', authorization: 'Bearer x' })).toBe(
      shared,
    );
    expect(await control('/mapa.xml')).toBe(shared);
    for (const path of ['/?utm_campaign=x', '/?pagina=2', '/formulario'])
      expect(await control(path)).toBe('no-cache');
    for (const path of ['/area', '/nada']) expect(await control(path)).toBe('no-store');
    world.version = { version: '2' };
    world.answer = { text: 'Preços em instantes', complete: false };
    expect(await control('/?pagina=3')).toBe('no-store');
  });

  it('is kept by nginx to the end of the second in which it was asked for', async () => {
    const { get } = setUp();
    const secondNow = () => Math.floor(Date.now() / 1000);
    const before = secondNow();
    const until = String((await get('/')).headers['x-accel-expires']);
    expect(until).toMatch(/^@\d+$/);
    expect(Number(until.slice(1))).toBeGreaterThanOrEqual(before);
    expect(Number(until.slice(1))).toBeLessThanOrEqual(secondNow());
    for (const path of ['/?pagina=2', '/formulario', '/area', '/nada'])
      expect((await get(path)).headers['x-accel-expires']).toBeUndefined();
  });

  it('has the same bytes whatever the visitor sends', async () => {
    const { get } = setUp();
    const plain = await get('/');
    const odd = await get('/', {
      cookie: 'rt=marcada; theme=dark',
      authorization: 'Bearer marcada',
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'accept-language': 'en',
      'user-agent': 'marcada',
    });
    expect(odd.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect(odd.headers['set-cookie']).toBeUndefined();
  });

  it('redirects for real and keeps the campaign of the visitor', async () => {
    const { get } = setUp();
    const { statusCode, headers } = await get('/velho?utm_campaign=x');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/novo?utm_campaign=x');
  });

  it('is a true 404 when no route knows it', async () => {
    const { get } = setUp();
    const { statusCode, body } = await get('/nada');
    expect(statusCode).toBe(404);
    expect(body.includes('Não achamos')).toBe(true);
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
    expect(
      world.log.some(
        (line) => line.includes('render broke') && line.includes(String(traceId)),
      ),
    ).toBe(true);
  });

  it('whose loader breaks shows the route’s own failure with 500 and is not kept', async () => {
    const { get, world } = setUp();
    world.answer = new Error('x');
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(500);
    expect(body.includes('Falha da rota')).toBe(true);
    expect(world.log.join()).not.toContain('maria@exemplo.com.br');
  });
});

/** One of many spellings of `formulario` that the router accepts. */
function spelling(nth: number): string {
  return [...'formulario']
    .map((letter, place) => ((nth >> place) & 1 ? letter.toUpperCase() : letter))
    .join('');
}
