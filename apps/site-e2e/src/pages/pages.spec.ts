import { expect } from '@playwright/test';
import { expectRoomForLargeText, expectToBeAccessible } from '../steps/expect-accessible';
import { test } from '../steps/handed-on-page';
import { publicPages } from '../steps/site-pages';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const PUBLIC_PAGES = [
  '/',
  '/desconto-assinar',
  '/simulador',
  '/simulador/assinatura-de-veiculos-mensal',
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/configure-e-assine?modelo=aroeira',
  '/simulador/carrinho',
  '/simulador/compartilhada',
  '/cadastro-de-carro-por-assinatura-mensal/rapido',
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
  '/conta/login',
  '/conta/autenticacao-email',
  '/conta/recuperar-senha',
  '/conta/redefinir-senha',
  '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  '/institucional/o-que-esta-incluso',
  '/institucional/duvidas',
  '/institucional/nossas-lojas',
  '/institucional/aluguel-de-carros-para-empresas',
  '/institucional/para-empresas-formulario',
  '/institucional/contato',
  '/institucional/termos-de-uso',
  '/institucional/politica-de-privacidade',
  '/institucional/acessibilidade',
  '/institucional/preferencias-de-cookies',
  '/contratos/verificar',
  '/boas-vindas',
  '/chamanochat',
  '/campanha-whatsApp',
  '/abordo',
  '/assine',
  '/pre-reserva',
  '/pre-reserva/boreal',
  '/concessionarias/login',
];

for (const path of PUBLIC_PAGES) {
  test(`${path} is accessible, quiet and fits the screen`, async ({ page }) => {
    const complaints = watchPage(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await page.keyboard.press('Tab'); // the first intent: content pages hydrate now
    await waitForLoaded(page);
    await expectToBeAccessible(page);
    await expectRoomForLargeText(page);
    expect(complaints()).toEqual([]);
  });
}

/** Asks without a browser, so the size of a screen is nothing to it. */
const ONCE = { tag: '@desktop' };

test(
  'every page that the sitemap names is one of these, but for the other cars of the configurator',
  ONCE,
  async ({ request }) => {
    const named = (await publicPages(request)).filter(
      (path) => !path.startsWith('/simulador/configure-e-assine'),
    );
    expect(named.filter((path) => !PUBLIC_PAGES.includes(path))).toEqual([]);
  },
);

test('an unknown path is a true 404 with the specified text', async ({ page }) => {
  const complaints = watchPage(page);
  for (const path of ['/nao-existe', '/consultoria']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(
      page.getByText('Ops, a página que você procura não está aqui. =/'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir para a home' })).toBeVisible();
  }
  expect(complaints()).toEqual([]);
});

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

test('old addresses are real redirects', ONCE, async ({ request }) => {
  for (const [from, to] of REDIRECTS) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([301, 302, 303, 307, 308], from).toContain(answer.status());
    expect(answer.headers().location, from).toBe(to);
  }
});

test(
  'no page holds an executable inline script or a style attribute, and every one brings the policy',
  ONCE,
  async ({ request }) => {
    for (const path of [
      ...PUBLIC_PAGES,
      '/consultor',
      '/concessionarias/propostas',
      '/area-logada',
      '/nao-existe',
    ]) {
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
  },
);

const GUARDED = [
  ['/area-logada', '/conta/login'],
  ['/concessionarias', '/'],
  ['/concessionarias/propostas', '/'],
  ['/concessionarias/entregas', '/'],
  ['/concessionarias/entregas/horarios', '/'],
  ['/concessionarias/devolucoes', '/'],
  ['/concessionarias/resultados', '/'],
  ['/concessionarias/estoque', '/'],
  ['/concessionarias/equipe', '/'],
  ['/concessionarias/gerar-link', '/'],
  ['/concessionarias/seller', '/'],
  ['/consultor', '/'],
  ['/consultor/contratos', '/'],
  ['/consultor/clientes', '/'],
  ['/consultor/auditoria', '/'],
  ['/consultor/precos', '/'],
  ['/consultor/precos/nova', '/'],
  ['/consultor/precos/cores-e-opcionais', '/'],
  ['/consultor/precos/nomes', '/'],
  ['/consultor/lojas', '/'],
  ['/consultor/lojas/nova', '/'],
  ['/consultor/paginas', '/'],
  ['/consultor/contestacoes', '/'],
  ['/consultor/atendimentos', '/'],
  ['/consultor/multas', '/'],
  ['/consultor/multas/nova', '/'],
  ['/consultor/atrasos', '/'],
  ['/consultor/danos', '/'],
  ['/consultor/compras', '/'],
  ['/consultor/leads', '/'],
  ['/concessionarias/nao-existe', '/'],
  ['/consultor/nao-existe', '/'],
] as const;

for (const [path, target] of GUARDED) {
  test(`${path}, opened cold by an anonymous visitor, leads to ${target}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
  });
}

test('health and metrics do not pass the gateway', ONCE, async ({ request }) => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await request.get(path)).status(), path).toBe(404);
});
