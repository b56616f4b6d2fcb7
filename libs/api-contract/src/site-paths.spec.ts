import { assistedSaleLinkPath, dealershipLinkPath, sellerLinkPath } from './entry-links';
import {
  appFor,
  type AppName,
  basePathOf,
  DEALER_PORTAL_PATH,
  pathInApp,
  webApps,
} from './site-map';
import * as sitePaths from './site-paths';

const pages = Object.entries(sitePaths).flatMap(([name, value]) =>
  name.endsWith('_PATH') && typeof value === 'string' ? [value] : [],
);
const prefixes = webApps().map(basePathOf);
const paths = [...pages, ...prefixes.filter((prefix) => prefix !== sitePaths.HOME_PATH)];
const redirects = Object.entries(sitePaths.REDIRECTS);

// spec §2, letter by letter: the route table, the institutional children, and 'other
// paths seen'
it.each([
  '/desconto-assinar',
  '/boas-vindas',
  '/institucional/aluguel-de-carros-para-empresas',
  '/institucional/como-funciona-contratar-carro-por-assinatura-mensal',
  '/institucional/contato',
  '/institucional/duvidas',
  '/institucional/o-que-esta-incluso',
  '/institucional/para-empresas-formulario',
  '/institucional/nossas-lojas',
  '/cadastro-de-carro-por-assinatura-mensal',
  '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
  '/simulador',
  '/simulador/escolher-alugar-carro-mensal',
  '/simulador/assinatura-de-veiculos-mensal',
  '/simulador/carrinho',
  '/simulador/configure-e-assine',
  '/conta/login',
  '/conta/autenticacao-email',
  '/area-logada',
  '/chamanochat',
  '/abordo',
  '/assine',
  '/pre-reserva',
  '/pre-reserva/boreal',
  '/campanha-whatsApp',
  '/concessionarias',
  '/concessionarias/login',
  '/concessionarias/propostas',
  '/concessionarias/gerar-link',
  '/concessionarias/seller',
  '/consultor',
])('the specification names %s', (path) => {
  expect(paths).toContain(path);
});

it('no two pages have one path, and nothing that leads elsewhere is a page', () => {
  expect(paths).toEqual([...new Set(paths)]);
  expect(redirects.filter(([from]) => paths.includes(from))).toEqual([]);
  expect(redirects.filter(([, to]) => !paths.includes(to))).toEqual([]);
});

it.each<[built: string, path: string]>([
  [dealershipLinkPath('7'), '/?dealerid=7'],
  [sellerLinkPath('s-1'), '/?sellerid=s-1'],
  [assistedSaleLinkPath('loja sul'), '/?vendaassistida=LOJA%20SUL'],
  [sitePaths.companyCarsPath(), '/simulador/assinatura-de-veiculos-mensal?tipo=pj'],
  [sitePaths.configurePath('ipe'), '/simulador/configure-e-assine?modelo=ipe'],
  [sitePaths.carPath('ipe'), '/simulador/carros/ipe'],
  [sitePaths.checkoutPath('a b'), '/simulador/carrinho/assinar?simulacao=a%20b'],
  [
    sitePaths.sharedSimulationPath(
      { token: 't', preview: 'p' },
      { modelSlug: 'lira', paint: 'prata-lua' },
    ),
    '/simulador/compartilhada?modelo=lira&cor=prata-lua&foto=p#t',
  ],
  [sitePaths.invitationPath('c'), '/simulador/atendimento#c'],
  [sitePaths.sellerInvitationPath('c'), '/concessionarias/seller#convite=c'],
  [
    sitePaths.registrationStepPath('PF', 'dados'),
    '/cadastro-de-carro-por-assinatura-mensal/dados',
  ],
  [
    sitePaths.registrationStepPath('PJ', 'socios'),
    '/cadastro-de-carro-por-assinatura-mensal/empresa/socios',
  ],
  [
    sitePaths.resetPasswordPath('t', 'a+b@c.d'),
    '/conta/redefinir-senha#token=t&conta=a%2Bb%40c.d',
  ],
  [
    sitePaths.resetPasswordPath('t', 'a@c.d', '/area-logada'),
    '/conta/redefinir-senha?returnUrl=%2Farea-logada#token=t&conta=a%40c.d',
  ],
  [sitePaths.memberProposalPath('a/b'), '/area-logada/propostas/a%2Fb'],
  [sitePaths.sentProposalPath('P-2611-0487'), '/area-logada?enviada=P-2611-0487'],
  [sitePaths.confirmPlacePath('t'), '/pre-reserva/boreal#token=t'],
  [sitePaths.dealerSignInLinkPath('t'), '/concessionarias/login/link#token=t'],
  [
    sitePaths.dealerInvitationPath('t', 'a@c.d'),
    '/concessionarias/login/convite#token=t&conta=a%40c.d',
  ],
  [sitePaths.staffInvitationPath('t', 'a@c.d'), '/conta/convite#token=t&conta=a%40c.d'],
  [sitePaths.dealerProposalsPath('enviada'), '/concessionarias/propostas?estado=enviada'],
  [sitePaths.dealerProposalPath('7'), '/concessionarias/propostas/7'],
  [sitePaths.assistedCartPath('7'), '/concessionarias/seller/atendimentos/7'],
  [sitePaths.consultantProposalPath('7'), '/consultor/propostas/7'],
  [sitePaths.consultantNewFinePath('BRA2E19'), '/consultor/multas/nova?placa=BRA2E19'],
  [
    sitePaths.withReturnUrl('/conta/login', '/a?b=c'),
    '/conta/login?returnUrl=%2Fa%3Fb%3Dc',
  ],
  [sitePaths.withReturnUrl('/conta/login', null), '/conta/login'],
  [sitePaths.withSearch('/simulador', new URLSearchParams()), '/simulador'],
  [
    sitePaths.withSearch('/simulador', new URLSearchParams({ km: '1' })),
    '/simulador?km=1',
  ],
])('a link to %s', (built, path) => {
  expect(built).toBe(path);
});

it.each<[path: string, app: AppName, inApp: string]>([
  [sitePaths.CART_PATH, 'public-site', '/simulador/carrinho'],
  [DEALER_PORTAL_PATH, 'dealer-portal', '/'],
  ['/concessionarias?x=1', 'dealer-portal', '/?x=1'],
  [sitePaths.ASSISTED_CART_PATH, 'dealer-portal', '/seller/atendimentos/:id'],
  [sitePaths.CONSULTANT_LEADS_PATH, 'consultant-portal', '/leads'],
])('%s is for the router of %s %s', (path, app, inApp) => {
  expect(appFor(path.replace(/\?.*/, ''))).toBe(app);
  expect(pathInApp(app, path)).toBe(inApp);
});
