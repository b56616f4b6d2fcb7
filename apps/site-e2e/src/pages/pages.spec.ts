import { expect, test } from '@playwright/test';
import { publicPages, UNLISTED_PAGES } from '../steps/site-pages';
import { watchPage } from '../steps/watch-page';

const REDIRECTS = [
  ['/home', '/'],
  ['/cadastro', '/cadastro-de-carro-por-assinatura-mensal'],
  [
    '/como-funciona-contratar-carro-por-assinatura-mensal',
    '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  ],
  ['/aluguel-de-carros-para-empresas', '/institucional/aluguel-de-carros-para-empresas'],
  ['/faq', '/institucional/duvidas'],
  ['/kardian', '/'],
  ['/campanha-whatsapp', '/campanha-whatsApp'],
  ['/conta', '/conta/login'],
  ['/area-logada/propostas', '/area-logada'],
  ['/area-logada/contratos', '/area-logada'],
  ['/area-logada/entregas', '/area-logada'],
  ['/area-logada/atendimentos', '/area-logada'],
] as const;

test('the gateway redirects, protects and hides documents, and announces their first picture @desktop', async ({
  request,
}) => {
  await test.step('old addresses are real redirects', async () => {
    for (const [from, to] of REDIRECTS) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([301, 302, 303, 307, 308], from).toContain(answer.status());
      expect(answer.headers().location, from).toBe(to);
    }
  });

  await test.step('no page holds an executable inline script or a style attribute, and every one brings the policy', async () => {
    for (const path of [...(await publicPages(request)), ...UNLISTED_PAGES]) {
      const answer = await request.get(path);
      const html = await answer.text();
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].filter(
        ([, attributes]) => !attributes?.includes('application/'),
      );
      expect(inline, path).toEqual([]);
      expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toContain('unsafe-');
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
      expect(answer.headers()['x-powered-by'], path).toBeUndefined();
    }
  });

  await test.step('the largest picture of home and configurator is asked for first', async () => {
    const home = await (await request.get('/')).text();
    const preloads = [...home.matchAll(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)];
    for (const media of ['(min-width: 992px)', '(max-width: 991.98px)'])
      expect(preloads.filter(([tag]) => tag.includes(`media="${media}"`))).toHaveLength(
        1,
      );
    const configurator = await request.get(
      '/simulador/configure-e-assine?modelo=aroeira',
    );
    expect(await configurator.text()).toMatch(
      /<img src="\/media\/cars\/aroeira\/front-[^>]* fetchPriority="high"/,
    );
  });

  await test.step('health and metrics do not pass the gateway', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test('an address that is not for this visitor, opened cold, says so or leads on @desktop', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await test.step('an unknown path is a true 404 with the specified text', async () => {
    for (const path of ['/nao-existe', '/consultoria']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(
        page.getByText('Ops, a página que você procura não está aqui. =/'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ir para a home' })).toBeVisible();
    }
  });

  await test.step('the private areas send an anonymous visitor to the sign-in or home', async () => {
    for (const [path, target] of [
      ['/area-logada', '/conta/login'],
      ['/concessionarias/propostas', '/'],
      ['/concessionarias/nao-existe', '/'],
      ['/consultor/contratos', '/'],
      ['/consultor/nao-existe', '/'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(target);
    }
  });
  expect(complaints()).toEqual([]);
});
