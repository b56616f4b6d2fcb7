import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAndRoomy } from '../steps/expect-accessible';
import { openInside } from '../steps/open-inside';
import { enterByCalls } from '../steps/sign-in';
import { firstPath, publicPages } from '../steps/site-pages';
import { configureAroeira } from '../steps/subscribe';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/* Axe runs on each page here and nowhere else (security-requirements J1): on a desktop,
   and again on a phone in the same visit. Behind a sign-in the server sends one frame for
   all pages, so each app is opened cold at one page there, and at the others by itself:
   that shows too what one page's styles do to another. */
test.describe.configure({ timeout: 180_000 });
// Nothing moves, which axe would wait for, and which costs processor while a page loads.
test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

const SIMULATOR_PAGES = [
  '/',
  '/desconto-assinar',
  '/simulador',
  '/simulador/assinatura-de-veiculos-mensal',
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/configure-e-assine?modelo=aroeira',
  '/simulador/carros/aroeira',
  '/simulador/comparar?comparar=lira,aroeira,ipe',
  '/simulador/carrinho',
  '/simulador/compartilhada',
];
const ACCOUNT_PAGES = [
  '/cadastro-de-carro-por-assinatura-mensal/rapido',
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
  '/conta/login',
  '/conta/autenticacao-email',
  '/conta/segunda-etapa',
  '/conta/recuperar-senha',
  '/conta/redefinir-senha',
  '/conta/convite',
  '/concessionarias/login',
  '/concessionarias/login/link',
  '/concessionarias/login/convite',
];
const CONTENT_PAGES = [
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
  '/contratos/tabela-de-danos',
];
const LANDING_PAGES = [
  '/boas-vindas',
  '/chamanochat',
  '/campanha-whatsApp',
  '/abordo',
  '/assine',
  '/pre-reserva',
  '/pre-reserva/boreal',
];

for (const [group, paths] of [
  ['home and the simulator', SIMULATOR_PAGES],
  ['registration and sign-in', ACCOUNT_PAGES],
  ['the institutional pages', CONTENT_PAGES],
  ['the landing pages', LANDING_PAGES],
] as const)
  test(`${group} are accessible, quiet and fit the screen @desktop`, async ({ page }) => {
    await judgeEach(page, paths);
  });

test('every page that the sitemap names is one of these, but for the other cars of configurator and technical sheet @desktop', async ({
  request,
}) => {
  const judged = [
    ...SIMULATOR_PAGES,
    ...ACCOUNT_PAGES,
    ...CONTENT_PAGES,
    ...LANDING_PAGES,
  ];
  const named = (await publicPages(request)).filter(
    (path) => !/^\/simulador\/(configure-e-assine|carros\/)/.test(path),
  );
  expect(named.filter((path) => !judged.includes(path))).toEqual([]);
});

test('the pages of a customer, a filled cart and the summary of a contract are accessible, quiet and fit the screen @desktop', async ({
  page,
}) => {
  await enterByCalls(page, 'fim@rodar.test');
  await judgeInside(page, [
    '/area-logada',
    '/area-logada/simulacoes',
    '/area-logada/dados',
    '/area-logada/seguranca',
    '/area-logada/documentos',
    '/area-logada/privacidade',
  ]);
  await openInside(page, '/area-logada');
  const contract = await firstPath(page, '/area-logada/contratos/');
  await judgeInside(
    page,
    [
      '',
      '/km',
      '/pagar',
      '/motoristas',
      '/atendimentos',
      '/multas',
      '/oficina',
      '/compra',
      '/devolucao',
    ].map((part) => `${contract}${part}`),
  );
  await configureAroeira(page);
  await judge(page);
  await page.getByRole('link', { name: 'Assinar o Aroeira' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Assinar o Aroeira' }),
  ).toBeVisible();
  await judge(page);
});

test("the dealer's and the seller's pages are accessible, quiet and fit the screen @desktop", async ({
  page,
}) => {
  await enterByCalls(page, 'dealer@rodar.test');
  const pages = [
    '/concessionarias',
    '/concessionarias/propostas',
    '/concessionarias/entregas',
    '/concessionarias/entregas?ver=semana',
    '/concessionarias/entregas/horarios',
    '/concessionarias/devolucoes',
    '/concessionarias/oficina',
    '/concessionarias/oficina/horarios',
    '/concessionarias/gerar-link',
    '/concessionarias/de-quem-e-a-venda',
    '/concessionarias/extrato-de-vendas',
    '/concessionarias/resultados',
    '/concessionarias/estoque',
    '/concessionarias/estoque/importar',
    '/concessionarias/equipe',
  ];
  await judgeInside(page, pages, 320);
  await judgeFirst(page, '/concessionarias/propostas');
  await judgeFirst(page, '/concessionarias/entregas');
  await judgeFirst(page, '/concessionarias/oficina');
  await judgeFirst(page, '/concessionarias/oficina', '?etapa=over');
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page).toHaveURL('/');
  await enterByCalls(page, 'vendedor@rodar.test');
  await judgeInside(page, ['/concessionarias/seller', '/concessionarias/equipe']);
});

test("the consultant's pages are accessible, quiet and fit the screen @desktop", async ({
  page,
}) => {
  await enterByCalls(page, 'consultor@rodar.test');
  await judgeInside(page, [
    '/consultor',
    '/consultor/propostas',
    '/consultor/de-quem-e-a-venda',
    '/consultor/campanhas',
    '/consultor/extrato-de-vendas',
    '/consultor/contratos',
    '/consultor/danos',
    '/consultor/clientes',
    '/consultor/auditoria',
    '/consultor/equipe',
    '/consultor/precos',
    '/consultor/precos/nova',
    '/consultor/precos/cores-e-opcionais',
    '/consultor/precos/nomes',
    '/consultor/lojas',
    '/consultor/lojas/nova',
    '/consultor/lojas/1',
    '/consultor/lojas/1/estoque',
    '/consultor/lojas/1/estoque/importar',
    '/consultor/paginas',
    '/consultor/paginas/1',
    '/consultor/contestacoes',
    '/consultor/atendimentos',
    '/consultor/multas',
    '/consultor/multas/nova',
    '/consultor/multas/importar',
    '/consultor/atrasos',
    '/consultor/compras',
    '/consultor/leads',
  ]);
  await judgeFirst(page, '/consultor/propostas');
  await judgeFirst(page, '/consultor/contratos');
  await judgeFirst(page, '/consultor/leads');
  await judgeFirst(page, '/consultor/atrasos');
});

test.describe('before a choice about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a page with the question about cookies is accessible, quiet and fits the screen @desktop', async ({
    page,
  }) => {
    const complaints = watchPage(page);
    await page.goto('/simulador/configure-e-assine?modelo=aroeira');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    // Axe counts a control below the bar as too small, though it can be scrolled into
    // view.
    await judge(page, 390, ['target-size']);
    expect(complaints()).toEqual([]);
  });
});

/** Opens one page after the other and checks it on a desktop and on a phone. */
async function judgeEach(
  page: Page,
  paths: readonly string[],
  { narrow, open = openCold }: { narrow?: number; open?: typeof openCold } = {},
): Promise<void> {
  for (const path of paths)
    await test.step(`${path} is accessible, quiet and fits the screen`, async () => {
      const complaints = watchPage(page);
      await open(page, path);
      await judge(page, narrow);
      expect(complaints()).toEqual([]);
    });
}

async function openCold(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await page.keyboard.press('Tab'); // the first intent: content pages hydrate now
}

async function openAsLink(page: Page, path: string): Promise<void> {
  expect((await page.request.get(path)).status()).toBe(200);
  await openInside(page, path);
}

/** The same with the pages of an app, of which the first is opened cold. */
async function judgeInside(
  page: Page,
  [first, ...others]: readonly string[],
  narrow?: number,
): Promise<void> {
  await judgeEach(page, [String(first)], { narrow });
  await judgeEach(page, others, { narrow, open: openAsLink });
}

/** Checks the page of the first item of a list, which a query may filter. */
async function judgeFirst(page: Page, list: string, query = ''): Promise<void> {
  await openInside(page, `${list}${query}`);
  const path = await firstPath(page, `${list}/`);
  await judgeEach(page, [path], { open: openAsLink });
}

/** Checks the open page on a desktop and on a phone. */
async function judge(page: Page, narrow = 390, withoutRules?: string[]): Promise<void> {
  await waitForLoaded(page);
  await expectAccessibleAndRoomy(page, { narrow, withoutRules });
}
