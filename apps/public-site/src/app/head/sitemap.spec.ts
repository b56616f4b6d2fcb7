/** @jest-environment node */
import { fetchCms, listVehicleClasses } from '@site/api-contract';
import { answer, CLASSES, guardConsole, refuse } from '@site/testing';
import { canonical, meta, ORIGIN, PUBLIC, served, WORLD } from './testing/served';

guardConsole();

const sitemapOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) =>
    String(url).replaceAll('&#38;', '&'),
  );

describe('sitemap.xml', () => {
  it('has every page that search engines may show, two for each model, and nothing else', async () => {
    const urls = sitemapOf(await served('/sitemap.xml'));
    const shown = await Promise.all(
      PUBLIC.map(async (path) => [path, await served(path)] as const),
    );
    const own = shown
      .filter(
        ([path, html]) =>
          meta(html, 'robots') !== 'noindex' &&
          canonical(html) === new URL(path, ORIGIN).href,
      )
      .map(([path]) => new URL(path, ORIGIN).href);
    const cars = ['lira', 'aroeira', 'lume'].flatMap((slug) => [
      `${ORIGIN}/simulador/configure-e-assine?modelo=${slug}`,
      `${ORIGIN}/simulador/carros/${slug}`,
    ]);
    expect([...urls].sort()).toEqual([...own, ...cars].sort());
    expect(urls).toContain('https://rodar.test/institucional/duvidas');
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('says when the CMS changed a page last', async () => {
    expect(await served('/sitemap.xml')).toContain(
      '<loc>https://rodar.test/institucional/duvidas</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>',
    );
  });

  it('leaves out the page of a car without a technical sheet', async () => {
    const classes = CLASSES.map(({ vehicleModels, ...one }) => ({
      ...one,
      vehicleModels: vehicleModels.map((model) => ({
        ...model,
        hasSheet: model.modelSlug !== 'lira',
      })),
    }));
    const urls = sitemapOf(
      await served('/sitemap.xml', [...WORLD, answer(listVehicleClasses, classes)]),
    );
    expect(urls.filter((url) => url.startsWith(`${ORIGIN}/simulador/carros/`))).toEqual([
      `${ORIGIN}/simulador/carros/aroeira`,
      `${ORIGIN}/simulador/carros/lume`,
    ]);
    expect(urls).toContain(`${ORIGIN}/simulador/configure-e-assine?modelo=lira`);
  });

  it('leaves out what the CMS does not have', async () => {
    const without = refuse(fetchCms, 404);
    expect(sitemapOf(await served('/sitemap.xml', [...WORLD, without]))).not.toContain(
      'https://rodar.test/institucional/duvidas',
    );
  });
});

describe('robots.txt', () => {
  it('closes the private areas, the API and the portals, and names the sitemap', async () => {
    const text = await served('/robots.txt');
    for (const path of [
      '/api/v1/',
      '/docs/',
      '/concessionarias/',
      '/consultor/',
      '/area-logada/',
      '/simulador/carrinho/',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/\s/);
    expect(text).toContain('Sitemap: https://rodar.test/sitemap.xml');
  });
});
