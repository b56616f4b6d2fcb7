import { type FastifyBaseLogger } from 'fastify';
import { faqContent, fetchCms, footerContent, homeContent } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { wordpressPages } from './wordpress-pages';

const { WORDPRESS_URL = '', WORDPRESS_STOP_URL = '' } = process.env;
const config = { CMS_URL: WORDPRESS_URL, CMS_TIMEOUT_MS: 5000, CMS_REFRESH_SECONDS: 15 };
const api = testApi({ config });
const fetchPage = (path: string) => api.asAnyone().send(fetchCms, { body: { path } });

describe('the API with a real WordPress', () => {
  it('gives the home page, the footer and an institutional page in the shapes of the contract', async () => {
    const home = (await fetchPage('pages?slug=home-v3')).data;
    expect(homeContent.parse(home.content).newBanners.items).toHaveLength(3);
    expect(home.seo.title).toBe('Página inicial');
    expect(
      footerContent.parse((await fetchPage('pages/704')).data.content).hours,
    ).toHaveLength(3);
    expect(
      faqContent.parse((await fetchPage('pages?slug=duvidas')).data.content).groups
        .length,
    ).toBeGreaterThan(1);
    expect((await fetchPage('pages?slug=boas-vindas')).status).toBe(200);
  });

  it.each(['pages?slug=nao-existe', 'pages/99999'])(
    'answers 404 for %s',
    async (path) => {
      expect((await fetchPage(path)).status).toBe(404);
    },
  );

  it('lets nothing of hostile HTML through', async () => {
    const { content } = (await fetchPage('pages?slug=hostil')).data;
    expect(content).toMatchObject({ title: 'Oi', buttonUrl: '', text: '<a>link</a>' });
    expect(JSON.stringify(content)).not.toMatch(/script|onclick|onerror|<img/);
  });

  it('still gives the last good content when WordPress has been stopped', async () => {
    const before = (await fetchPage('pages?slug=home-v3')).data;
    await fetch(WORDPRESS_STOP_URL, { method: 'POST' });
    await expect(fetch(WORDPRESS_URL)).rejects.toThrow();
    api.clock.advance(60_000);
    const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
    await wordpressPages({ ...api.ports, config }, log).refresh();
    expect((await fetchPage('pages?slug=home-v3')).data).toEqual(before);
    expect((await fetchPage('pages?slug=contato')).status).toBe(503);
  });
});
