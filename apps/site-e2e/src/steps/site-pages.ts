import { type APIRequestContext, type Page } from '@playwright/test';
import { basePathOf, webApps } from '@site/api-contract/site-map';
import { HOME_PATH } from '@site/api-contract/site-paths';

/** Paths of all pages in the sitemap. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => {
    const { pathname, search } = new URL(String(text).replaceAll('&#38;', '&'));
    return `${pathname}${search}`;
  });
}

/** Path of the first item in a folder to which the page links. */
export async function firstPath(page: Page, folder: string): Promise<string> {
  const link = page.locator(`main a[href^="${folder}"]:not([href$="/horarios"])`).first();
  const [path = ''] =
    new RegExp(`^${folder}[^/?#]+`).exec(String(await link.getAttribute('href'))) ?? [];
  return path;
}

/**
 * Pages that are not in the sitemap: personal pages, pages of other apps, and pages that
 * search engines should not show.
 */
export const UNLISTED_PAGES = [
  ...webApps()
    .map(basePathOf)
    .filter((path) => path !== HOME_PATH),
  '/desconto-assinar',
  '/simulador/configure-e-assine?modelo=mascate',
  '/simulador/carros/mascate',
  '/simulador/comparar',
  '/simulador/comparar?comparar=lira,aroeira,ipe',
  '/simulador/carrinho',
  '/simulador/carrinho/assinar',
  '/simulador/compartilhada',
  '/simulador/atendimento',
  '/cadastro-de-carro-por-assinatura-mensal',
  '/cadastro-de-carro-por-assinatura-mensal/rapido',
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
  '/conta/login',
  '/conta/autenticacao-email',
  '/conta/segunda-etapa',
  '/conta/recuperar-senha',
  '/conta/redefinir-senha',
  '/conta/convite',
  '/area-logada',
  '/area-logada/dados',
  '/area-logada/seguranca',
  '/area-logada/documentos',
  '/area-logada/privacidade',
  '/concessionarias/login',
  '/concessionarias/login/link',
  '/concessionarias/login/convite',
  '/concessionarias/propostas',
  '/concessionarias/entregas',
  '/concessionarias/entregas/horarios',
  '/concessionarias/devolucoes',
  '/concessionarias/oficina',
  '/concessionarias/oficina/horarios',
  '/concessionarias/de-quem-e-a-venda',
  '/concessionarias/extrato-de-vendas',
  '/concessionarias/resultados',
  '/concessionarias/estoque',
  '/concessionarias/estoque/importar',
  '/concessionarias/equipe',
  '/concessionarias/gerar-link',
  '/concessionarias/seller',
  '/consultor/propostas',
  '/consultor/de-quem-e-a-venda',
  '/consultor/campanhas',
  '/consultor/extrato-de-vendas',
  '/consultor/contratos',
  '/consultor/clientes',
  '/consultor/auditoria',
  '/consultor/equipe',
  '/consultor/precos',
  '/consultor/precos/nova',
  '/consultor/precos/cores-e-opcionais',
  '/consultor/precos/nomes',
  '/consultor/precos/fichas',
  '/consultor/lojas',
  '/consultor/lojas/nova',
  '/consultor/lojas/1/estoque',
  '/consultor/lojas/1/estoque/importar',
  '/consultor/paginas',
  '/consultor/contestacoes',
  '/consultor/atendimentos',
  '/consultor/multas',
  '/consultor/multas/nova',
  '/consultor/multas/importar',
  '/consultor/atrasos',
  '/consultor/danos',
  '/consultor/compras',
  '/consultor/leads',
  '/nao-existe',
  '/concessionarias/nao-existe',
];
