import { type APIRequestContext, expect, test } from '@playwright/test';
import { publicPages } from '../steps/site-pages';
import { waitForHydration } from '../steps/wait-for-hydration';

type Thing = { '@type': string; offers?: { price: string; url: string } } & Record<
  string,
  unknown
>;

test('what search engines and link previews read @desktop', async ({
  request,
  baseURL,
}) => {
  await test.step('every page of the sitemap is there, names itself and has a picture of its own size', async () => {
    const pages = await publicPages(request);
    expect(pages.length).toBeGreaterThan(20);
    const pictures = new Set<string>();
    for (const page of pages) {
      const answer = await request.get(page);
      const html = await answer.text();
      expect([answer.status(), canonicalOf(html)], page).toEqual([
        200,
        new URL(page, baseURL).href,
      ]);
      expect(metaOf(html, 'robots'), page).not.toContain('noindex');
      const picture = metaOf(html, 'og:image');
      expect(picture, page).toMatch(/^http.*\.png$/);
      pictures.add(picture);
    }
    for (const picture of pictures)
      await expectPicture(request, picture, {
        width: 1200,
        height: 630,
        most: 150 * 1024,
      });
    expect(pictures.size).toBeGreaterThan(8);
  });

  await test.step('the price of a car is the price of vehicles/prices', async () => {
    const prices = await request.get('/api/v1/vehicles/prices', {
      headers: { 'x-api-key': 'rodar-demo', 'x-brand-id': '1' },
    });
    const { data } = (await prices.json()) as {
      data: { annataModel: string; salesPrice: number }[];
    };
    const aroeira = data.find(({ annataModel }) => annataModel.startsWith('Aroeira'));
    const html = await (
      await request.get('/simulador/configure-e-assine?modelo=aroeira')
    ).text();
    const product = thingsOf(html).find((thing) => thing['@type'] === 'Product');
    expect(product?.offers?.price).toBe(aroeira?.salesPrice.toFixed(2));
  });

  await test.step('robots.txt, manifest and icons are there', async () => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
    const manifest = await request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const {
      name,
      short_name: short,
      lang,
      start_url: start,
      theme_color: theme,
      icons,
    } = (await manifest.json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(short).toBe('Rodar');
    expect(lang).toBe('pt-BR');
    expect(start).toBe('/');
    expect(theme).toBe('#ffffff');
    expect(name).toContain('Rodar');
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png')))
      await expectPicture(request, src, {
        width: Number.parseInt(sizes, 10),
        height: Number.parseInt(sizes, 10),
      });
    await expectPicture(request, '/apple-touch-icon.png', { width: 180, height: 180 });
    expect((await request.get('/favicon.ico')).status()).toBe(200);
  });

  await test.step('portals, sign-in and all that is private keep search engines out', async () => {
    for (const path of [
      '/concessionarias/login',
      '/concessionarias',
      '/consultor',
      '/conta/login',
      '/simulador/carrinho',
      '/cadastro-de-carro-por-assinatura-mensal/rapido',
      '/area-logada',
      '/nao-existe',
    ]) {
      expect(metaOf(await (await request.get(path)).text(), 'robots'), path).toBe(
        'noindex',
      );
    }
  });
});

test('the head tags that the server wrote for a page go when the visitor navigates on @desktop', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Simule agora' });
  await page.goto('/simulador');
  await expect(page.locator('head [data-page]')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await link.click();
  await expect(page).toHaveURL(/assinatura-de-veiculos-mensal/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('head [data-page]')).toHaveCount(0);
});

function metaOf(html: string, name: string): string {
  return (
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ??
    ''
  );
}

function canonicalOf(html: string): string {
  return (/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );
}

function thingsOf(html: string): Thing[] {
  const text =
    /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ??
    '{"@graph":[]}';
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
}

/** The picture is a PNG of this size, by width and height in its first chunk. */
async function expectPicture(
  request: APIRequestContext,
  url: string,
  { width, height, most = Infinity }: { width: number; height: number; most?: number },
): Promise<void> {
  const answer = await request.get(url);
  const bytes = await answer.body();
  expect(
    [answer.headers()['content-type'], bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    url,
  ).toEqual(['image/png', width, height]);
  expect(bytes.length, url).toBeLessThanOrEqual(most);
}
