/** @jest-environment node */
import { fetchCms, getSharePreview, getTechnicalSheet } from '@site/api-contract';
import { aCmsPage, aModelSheet, answer, guardConsole, refuse } from '@site/testing';
import {
  canonical,
  CONFIGURATOR,
  meta,
  PUBLIC,
  QUESTIONS,
  served,
  things,
  title,
  WORLD,
} from './testing/served';

guardConsole();

describe('the head of every public page', () => {
  it.each(PUBLIC)(
    '%s has title, description, canonical address, Open Graph and a card, or search engines leave it out',
    async (path) => {
      const html = await served(path);
      expect(title(html)).toBeTruthy();
      if (path.startsWith(CONFIGURATOR))
        return expect(meta(html, 'robots')).toBe('noindex');
      expect(meta(html, 'description')).toBeTruthy();
      expect(canonical(html)).toMatch(/^https:\/\/rodar\.test\//);
      for (const name of [
        'title',
        'description',
        'type',
        'locale',
        'url',
        'image',
        'image:width',
        'image:height',
        'image:alt',
        'site_name',
      ]) {
        expect(name).toEqual(name);
        expect(meta(html, `og:${name}`)).toEqual(expect.stringMatching(/./));
      }
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      expect(meta(html, 'og:url')).toBe(canonical(html));
    },
  );

  it('of a car says its boot, power and what else its sheet tells', async () => {
    const html = await served('/simulador/carros/aroeira?prazo=48');
    expect(title(html)).toBe('Aroeira: ficha técnica e preço | Rodar');
    expect(meta(html, 'description')).toMatch(
      /^Aroeira, SUV compacto: 400 litros de bagagem, 125 cv\. /,
    );
    expect(canonical(html)).toBe('https://rodar.test/simulador/carros/aroeira');
    expect(meta(html, 'og:image')).toBe('https://rodar.test/media/share/aroeira.png');
  });

  it('of a van says its room for goods', async () => {
    const van = aModelSheet({ name: 'Mascate', type: 'Furgão', classSlug: 'utilitario' });
    const html = await served('/simulador/carros/aroeira', [
      ...WORLD,
      answer(getTechnicalSheet, van),
    ]);
    expect(meta(html, 'description')).toMatch(
      /^Mascate, Furgão: 400 litros de carga, 125 cv\. /,
    );
  });

  it.each([
    '/conta/login',
    '/conta/autenticacao-email',
    '/cadastro-de-carro-por-assinatura-mensal/rapido',
    '/simulador/carrinho',
    '/area-logada',
    '/simulador/carrinho/assinar',
    '/nao-existe',
  ])('%s is kept out of search engines: noindex, no structured data', async (path) => {
    const html = await served(path);
    if (html !== '')
      expect([meta(html, 'robots'), things(html)]).toEqual(['noindex', []]);
  });

  it('takes the SEO fields of the CMS before everything else, and makes its address absolute', async () => {
    const html = await served('/');
    expect([title(html), meta(html, 'description'), canonical(html)]).toEqual([
      'Página home-v3',
      'Sobre home-v3.',
      'https://rodar.test/',
    ]);
    expect(canonical(await served('/desconto-assinar'))).toBe('https://rodar.test/');
  });

  it('serves each SEO field that the CMS fills in the head of its page', async () => {
    const seo = {
      title: 'Título',
      metaTitle: 'Título da aba',
      description: 'Descrição.',
      keywords: 'carro, assinatura',
      ogTitle: 'Título do cartão',
      ogDescription: 'Descrição do cartão.',
      linkCanonical: '/institucional/duvidas',
    };
    const page = answer(fetchCms, aCmsPage({ content: { ...QUESTIONS }, seo }));
    const html = await served('/institucional/o-que-esta-incluso', [
      page,
      ...WORLD.slice(1),
    ]);
    expect([
      title(html),
      ...['description', 'keywords', 'og:title', 'og:description'].map((name) =>
        meta(html, name),
      ),
      canonical(html),
    ]).toEqual([
      'Título da aba',
      'Descrição.',
      'carro, assinatura',
      'Título do cartão',
      'Descrição do cartão.',
      'https://rodar.test/institucional/duvidas',
    ]);
  });

  it('leaves parameters without effect out of the canonical address, and keeps the model', async () => {
    expect(
      canonical(await served('/simulador/assinatura-de-veiculos-mensal?prazo=12')),
    ).toBe('https://rodar.test/simulador/assinatura-de-veiculos-mensal');
    const html = await served('/simulador/configure-e-assine?modelo=aroeira');
    expect(canonical(html)).toBe(
      'https://rodar.test/simulador/configure-e-assine?modelo=aroeira',
    );
    expect(meta(html, 'og:image')).toBe('https://rodar.test/media/share/aroeira.png');
    expect(meta(html, 'robots')).not.toBe('noindex');
    expect(
      meta(await served('/simulador/configure-e-assine?modelo=fusca'), 'robots'),
    ).toBe('noindex');
  });

  it('shows the car of a simulation that somebody sent, in its paint, and lists it nowhere', async () => {
    const html = await served('/simulador/compartilhada?modelo=aroeira&cor=azul-fiorde');
    expect(meta(html, 'og:image')).toBe(
      'https://rodar.test/api/v1/share-pictures/aroeira/azul-fiorde',
    );
    expect(meta(html, 'og:title')).toBe('Uma simulação do Aroeira para você');
    expect(meta(html, 'og:description')).toMatch(/a partir de R\$ [\d.]+,\d\d por mês/);
    expect(meta(html, 'og:url')).toBe(
      'https://rodar.test/simulador/compartilhada?modelo=aroeira&amp;cor=azul-fiorde',
    );
    expect(meta(html, 'robots')).toBe('noindex');
  });

  describe('of a simulation that somebody sent with its price', () => {
    const LINK = '/simulador/compartilhada?modelo=aroeira&cor=azul-fiorde&foto=k1';

    it('shows that price in picture and words, with its condition', async () => {
      const preview = answer(getSharePreview, {
        modelSlug: 'aroeira',
        modelName: 'Aroeira',
        versionName: 'Aroeira Evolução 1.0 Turbo AT',
        paint: 'azul-fiorde',
        paintName: 'Azul Fiorde',
        term: 36,
        km: 1000,
        clientType: 1,
        monthly: 2637,
        validUntil: '2026-11-30T15:00:00.000Z',
      });
      const html = await served(LINK, [preview, ...WORLD]);
      expect(meta(html, 'og:image')).toBe(
        'https://rodar.test/api/v1/simulations/previews/k1/picture',
      );
      const plan =
        'Aroeira Evolução 1.0 Turbo AT, Azul Fiorde: R$ 2.637,00 por mês (PF, 36 meses, 1.000 km por mês), com IPVA, seguro e revisões. Preço garantido até 30/11/2026.';
      expect(meta(html, 'og:description')).toBe(plan);
      expect(meta(html, 'og:image:alt')).toBe(plan);
    });

    it('shows the car alone, and the lowest price in words, once that price is no longer guaranteed', async () => {
      const gone = refuse(getSharePreview, 404, { message: 'Não encontramos.' });
      const html = await served(LINK, [gone, ...WORLD]);
      expect(meta(html, 'og:image')).toBe(
        'https://rodar.test/api/v1/share-pictures/aroeira/azul-fiorde',
      );
      expect(meta(html, 'og:image:alt')).toBe('Aroeira, visto de lado');
      expect(meta(html, 'og:description')).toMatch(/a partir de R\$/);
    });
  });

  it.each([
    ['modelo=aroeira&cor=rosa', 'aroeira'],
    ['modelo=fusca&cor=azul-fiorde', 'rodar'],
  ])(
    'shows a picture even where the link names no known car: %s',
    async (query, name) => {
      const html = await served(`/simulador/compartilhada?${query}`);
      expect(meta(html, 'og:image')).toBe(`https://rodar.test/media/share/${name}.png`);
    },
  );

  it("is only in the server's document, and not in the page's state or the client's code", async () => {
    const html = await served('/simulador');
    expect(html.slice(html.indexOf('<body'))).not.toContain('Diga onde você está');
    expect(html.match(/data-page=""/g)?.length).toBeGreaterThan(10);
  });
});
