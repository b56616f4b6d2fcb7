import { type ServerResponse } from 'node:http';
import { fetchCms, homeContent } from '@site/api-contract';
import { keptCmsPages } from '../cms-pages.table';
import { aWordpressPage, json } from './testing/fake-wordpress';
import { HOME, withWordpress } from './testing/with-wordpress';
import { type WordpressPages } from './wordpress-pages';

const { api, wordpress, newProcess, config, fetchPage, version, hasHome, ...others } =
  withWordpress();
let source: WordpressPages;
beforeEach(() => {
  source = newProcess();
});
const refresh = () => others.refresh(source);
const keptPaths = async () =>
  (await api.db.select({ path: keptCmsPages.path }).from(keptCmsPages)).map(
    ({ path }) => path,
  );

describe('POST cms with a WordPress', () => {
  it('gives the fields of acf as content, validated by the contract, and its seo', async () => {
    hasHome({ seo: { title: 'Início', description: 'Carro zero.', ogTitle: false } });
    const { status, data } = await fetchPage(HOME);
    expect(status).toBe(200);
    expect(homeContent.parse(data.content).newBanners.items).toHaveLength(3);
    expect(data.seo).toEqual({ title: 'Início', description: 'Carro zero.' });
  });

  it('gives the page with number 704, which WordPress sends as an object', async () => {
    wordpress.replies.set('pages/704', json(aWordpressPage('rodape', { phone: 1 })));
    expect((await fetchPage('pages/704')).data.content).toEqual({});
    wordpress.replies.set('pages/705', json(aWordpressPage('outra', { phone: '0800' })));
    expect((await fetchPage('pages/705')).data.content).toMatchObject({ phone: '0800' });
  });

  it('falls back on the title and the text of the page', async () => {
    const text = {
      title: { rendered: 'Perguntas &amp; respostas' },
      content: { rendered: '<p>Sim.</p>\n' },
    };
    wordpress.replies.set(
      'pages?slug=duvidas',
      json([aWordpressPage('duvidas', [], text)]),
    );
    expect((await fetchPage('pages?slug=duvidas')).data).toEqual({
      content: { title: 'Perguntas & respostas', lead: '', html: '<p>Sim.</p>' },
      seo: { title: 'Perguntas & respostas' },
    });
  });

  it('makes its pictures ours: a path that the image base completes', async () => {
    const url = `${new URL(config.CMS_URL).origin}/wp-content/uploads/a.jpg`;
    const foto = { ID: 3, url, alt: 'Lira', sizes: {} };
    wordpress.replies.set(
      'pages?slug=fotos',
      json([aWordpressPage('fotos', { foto, src: url })]),
    );
    expect((await fetchPage('pages?slug=fotos')).data.content).toMatchObject({
      foto: { src: '/wp-content/uploads/a.jpg', alt: 'Lira' },
      src: '/wp-content/uploads/a.jpg',
    });
  });

  it.each(['pages?slug=nao-existe', 'pages/999'])(
    'answers 404 for %s, which it does not have',
    async (path) => {
      const { status, body } = await fetchPage(path);
      expect(status).toBe(404);
      expect(body.message).toBe('Não encontramos esta página.');
      expect(await keptPaths()).toEqual([]);
    },
  );

  it('lets nothing of hostile HTML through (E4)', async () => {
    const hostile = {
      title: { rendered: '&lt;script&gt;alert(1)&lt;/script&gt;Oi' },
      content: {
        rendered:
          '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)></p>',
      },
    };
    const acf = {
      buttonUrl: 'javascript:alert(1)',
      text: '<a href="//outro.test">b</a>\u0000',
    };
    wordpress.replies.set(
      'pages?slug=hostil',
      json([aWordpressPage('hostil', acf, hostile)]),
    );
    expect((await fetchPage('pages?slug=hostil')).data.content).toEqual({
      title: 'Oi',
      lead: '',
      html: '<p>a</p>',
      buttonUrl: '',
      text: '<a>b</a>',
    });
  });

  it('takes a page of another shape than the screens need for an empty one', async () => {
    wordpress.replies.set(
      HOME,
      json([aWordpressPage('home-v3', { newBanners: 'nenhum' })]),
    );
    expect((await fetchPage(HOME)).data).toEqual({
      content: {},
      seo: { title: 'Página' },
    });
  });

  it('passes no header of the client on (E5)', async () => {
    await api.asAnyone().send(fetchCms, {
      body: { path: HOME },
      headers: {
        'x-marker': 'do-cliente',
        cookie: 'XSRF-TOKEN=a',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
    });
    await (await api.asRole('customer')).send(fetchCms, { body: { path: HOME } });
    expect(wordpress.asked.length).toBeGreaterThan(0);
    for (const { headers } of wordpress.asked) {
      const own = [
        'host',
        'connection',
        'accept',
        'user-agent',
        'accept-language',
        'sec-fetch-mode',
        'accept-encoding',
      ];
      expect(Object.keys(headers).filter((name) => !own.includes(name))).toEqual([]);
    }
  });

  it('asks WordPress once for all who wait for the same page', async () => {
    hasHome();
    await Promise.all(Array.from({ length: 20 }, () => fetchPage(HOME)));
    expect(wordpress.asked).toHaveLength(1);
  });
});

describe('an answer of WordPress that is no page', () => {
  let time: AbortController;
  /** The time for an answer ends by order, after WordPress was asked. */
  const stopTime = () => {
    time = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(config.CMS_TIMEOUT_MS);
      return time.signal;
    });
  };
  const timeIsUp = () => time.abort(new DOMException('late', 'TimeoutError'));
  afterEach(() => jest.restoreAllMocks());
  const drip = (chunk: string, ms: number) => (response: ServerResponse) => {
    const timer = setInterval(() => response.write(chunk), ms);
    response.once('close', () => clearInterval(timer));
  };
  const TROUBLES = [
    [
      'broken JSON',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":'),
    ],
    ['an object of another shape', json([{ id: 1, slug: 'home-v3' }])],
    ['more than 2 MiB', (response) => response.end(`["${'a'.repeat(2 * 1024 * 1024)}"]`)],
    ['nothing for too long', timeIsUp],
    [
      'a byte now and then',
      (response) => {
        drip(' ', 20)(response);
        setTimeout(timeIsUp, 100);
      },
    ],
    ['an answer without end', drip(' '.repeat(256 * 1024), 1)],
    [
      'a redirect to an operations path of this API',
      (response) => response.writeHead(302, { location: '/metrics' }).end(),
    ],
    [
      'a redirect to another host',
      (response) =>
        response
          .writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' })
          .end(),
    ],
    [
      'a redirect',
      (response) =>
        response
          .writeHead(302, { location: '/wp-json/wp/v2/pages?slug=boas-vindas' })
          .end(),
    ],
    ['a fault', json({ code: 'internal_server_error' }, 500)],
    [
      'a 404 in HTML',
      (response) =>
        response
          .writeHead(404, { 'content-type': 'text/html' })
          .end('<h1>Not Found</h1>'),
    ],
    [
      '10,000 levels',
      (response) => response.end('['.repeat(10_000) + ']'.repeat(10_000)),
    ],
  ] satisfies [string, ReturnType<typeof json>][];

  it.each(TROUBLES)(
    '%s is refused with 503, kept by nobody and not asked again at once',
    async (_name, reply) => {
      stopTime();
      wordpress.replies.set(HOME, reply);
      wordpress.replies.set(
        'pages?slug=boas-vindas',
        json([aWordpressPage('home-v3', { a: 1 })]),
      );
      await expect(source.findPage(HOME)).rejects.toMatchObject({
        kind: 'unavailable',
        details: { retryAfterSeconds: 10 },
      });
      await expect(source.findPage(HOME)).rejects.toMatchObject({ kind: 'unavailable' });
      expect(wordpress.asked.map(({ url }) => url)).toEqual([
        '/wp-json/wp/v2/pages?slug=home-v3',
      ]);
      expect(await keptPaths()).toEqual([]);
    },
  );

  it.each(TROUBLES)('%s leaves the last good content in place', async (_name, reply) => {
    hasHome();
    const good = await source.findPage(HOME);
    stopTime();
    wordpress.replies.set(HOME, reply);
    const before = await version();
    await refresh();
    expect(wordpress.asked).toHaveLength(2);
    expect(await newProcess().findPage(HOME)).toEqual(good);
    expect(await version()).toBe(before);
  });

  it('is asked for again when ten seconds have passed', async () => {
    wordpress.replies.set(HOME, json({}, 500));
    await expect(source.findPage(HOME)).rejects.toMatchObject({ kind: 'unavailable' });
    hasHome();
    api.clock.advance(10_001);
    expect(await source.findPage(HOME)).not.toBeNull();
  });

  it('is 503 for the caller, with Retry-After', async () => {
    wordpress.replies.set('pages?slug=quebrada', json({}, 500));
    const { status, headers } = await fetchPage('pages?slug=quebrada');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('10');
  });
});
