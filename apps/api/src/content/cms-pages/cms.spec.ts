import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  banner,
  campaignContent,
  chatContent,
  fetchCms,
  footerContent,
  getContentVersion,
  homeContent,
  onBoardContent,
  reservationContent,
  subscribeContent,
  waitingContent,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { testApi } from '../../testing/api';
import { savePage } from './cms.repository';
import { cleanContent, isSafeLink } from './safe-html';

const api = testApi();
const fetchPage = (path: string) => api.asAnyone().send(fetchCms, { body: { path } });

describe('POST cms', () => {
  it('gives the home page with its five sections and seo', async () => {
    const { data } = await fetchPage('pages?slug=home-v3');
    const content = z.parse(homeContent, data.content);
    expect(content.newBanners.items).toHaveLength(3);
    expect(z.safeParse(banner, content.newBanners.items[0]).success).toBe(true);
    expect(content.whySignItems.bigTitle).toBe('Por que assinar em vez de comprar');
    expect(content.featuredCars.items.map(({ acf }) => acf.annataid)).toEqual([
      'Lira',
      'Cerrado',
      'Ipê',
      'Lume',
    ]);
    expect(content.howToSign.items[0]?.title).toBe('Simule do <br />seu jeito');
    expect(content.includedOnSign.items).toHaveLength(6);
    expect(data.seo.title).toBe('Página inicial');
  });

  it('gives the footer as page 704 and the welcome page by its slug', async () => {
    const footer = z.parse(footerContent, (await fetchPage('pages/704')).data.content);
    expect(footer.phone).toBe('0800 000 0000');
    expect(footer.hours).toEqual([
      'Segunda a sexta, 08h às 20h',
      'Sábado, 08h às 14h',
      'Assistência na estrada: 24 horas',
    ]);
    expect(footer.company).toMatch(
      /CNPJ DE\.MOF\.AB1\/0001-23, Avenida .*, Curitiba, PR/,
    );
    expect((await fetchPage('pages?slug=boas-vindas')).data.content).toMatchObject({
      downloadLabel: 'Baixar o guia do assinante',
    });
  });

  it.each([
    ['chamanochat', '/chamanochat', chatContent],
    ['campanha-whatsapp', '/campanha-whatsApp', campaignContent],
    ['abordo', '/abordo', onBoardContent],
    ['assine', '/assine', subscribeContent],
    ['pre-reserva', '/pre-reserva', waitingContent],
    ['pre-reserva-boreal', '/pre-reserva/boreal', reservationContent],
  ])(
    'gives the landing page %s in its own shape, with its links whole',
    async (slug, canonical, shape) => {
      const { data } = await fetchPage(`pages?slug=${slug}`);
      const parsed = z.safeParse(shape, data.content);
      expect(parsed.success ? [] : z.prettifyError(parsed.error)).toEqual([]);
      expect(JSON.stringify(data.content)).not.toMatch(/"(url|\w+Url)":""/);
      expect(data.seo).toMatchObject({
        linkCanonical: canonical,
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/.{50}/),
      });
    },
  );

  it('answers 404 for an unknown page', async () => {
    for (const path of ['pages?slug=nao-existe', 'pages/999']) {
      const { status, body } = await fetchPage(path);
      expect(status).toBe(404);
      expect(body.message).toBe('Não encontramos esta página.');
    }
  });

  it.each([
    'posts?slug=home-v3',
    'pages?slug=Home',
    'pages?slug=a&x=1',
    'pages/../users',
    'pages/0',
    'http://outro.test/pages/1',
    'pages?slug=',
    '',
  ])('refuses the path %p', async (path) => {
    expect((await fetchPage(path)).status).toBe(400);
  });
});

describe('a page that is written', () => {
  it('moves the content version and loses everything that could run', async () => {
    const before = (await api.asAnyone().send(getContentVersion, {})).data.version;
    const content = {
      title: 'Olá<script>alert(1)</script> <b onclick="x()">mundo</b>',
      buttonUrl: 'javascript:alert(1)',
      text: '<a href="//outro.test">a</a>',
    };
    await api.db.transaction((tx) =>
      savePage(api.ports, tx, {
        id: 99,
        slug: 'teste',
        content,
        seo: { title: 'Teste' },
      }),
    );
    expect((await fetchPage('pages?slug=teste')).data.content).toEqual({
      title: 'Olá <b>mundo</b>',
      buttonUrl: '',
      text: '<a>a</a>',
    });
    expect((await api.asAnyone().send(getContentVersion, {})).data.version).not.toBe(
      before,
    );
  });

  it('is not the only thing that moves the content version: a price table that takes over on its day does', async () => {
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const tomorrow = new Date(api.clock.now().getTime() + DAY_MS);
    await api.db
      .insert(priceTables)
      .values({ name: 'Tabela de amanhã', validFrom: tomorrow });
    const today = await version();
    api.clock.advance(DAY_MS);
    expect(await version()).not.toBe(today);
    await api.db.delete(priceTables).where(eq(priceTables.name, 'Tabela de amanhã'));
  });

  it.each([
    ['/institucional/duvidas', true],
    ['https://exemplo.test/a?b=c', true],
    ['mailto:a@b.test', true],
    ['tel:08000000000', true],
    ['simulador', true],
    ['promo/natal.html?x=a:b', true],
    ['x:y', false],
    ['//outro.test', false],
    ['/\\outro.test', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['https://a b', false],
    ['', false],
  ])('takes %p as a link target: %p', (link, isAllowed) => {
    expect(isSafeLink(link)).toBe(isAllowed);
  });

  it('gives headings ids that are none of ours, once, and lets links to them follow', () => {
    const clean = {
      html: '<h2 id="texto-page-state">Um</h2><a href="#texto-page-state">Um</a><a href="#outro">Outro</a>',
      more: [{ buttonUrl: '#texto-page-state', title: 'page-state' }],
    };
    const typed = JSON.parse(
      JSON.stringify(clean).replaceAll('texto-', ''),
    ) as typeof clean;
    expect(cleanContent(typed)).toEqual(clean);
    expect(cleanContent(clean)).toEqual(clean);
  });

  it('keeps plain text as it was typed', () => {
    expect(cleanContent({ title: 'Lira & Ipê, 100 %' })).toEqual({
      title: 'Lira & Ipê, 100 %',
    });
  });

  it.each([
    'Lira & Ipê, <b>P&D</b> & cia',
    '<a href="https://exemplo.test/?a=1&b=2">um</a>',
    'Digite &amp;copy para <b>©</b>',
    '&amp;#39 e &amp;lt; ficam como <i>texto</i>',
  ])('keeps each ampersand beside a tag as it was typed: %s', (title) => {
    expect(cleanContent({ title })).toEqual({ title });
  });
});
