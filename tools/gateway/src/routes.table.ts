import { type AppName, basePathOf, webApps } from '@site/api-contract/site-map';

/**
 * The app of each address (spec §1), for people to read, and tried on the gateway and on
 * a real nginx.
 */
export const ROUTES: readonly (readonly [path: string, app: AppName])[] = [
  ['/', 'public-site'],
  ['/?dealerid=7', 'public-site'],
  ['/conta/login', 'public-site'],
  ['/simulador/escolher-alugar-carro-mensal', 'public-site'],
  ['/simulador/carrinho', 'public-site'],
  ['/area-logada', 'public-site'],
  ['/desconto-assinar', 'public-site'],
  ['/institucional/nossas-lojas', 'public-site'],
  ['/media/cars/lira-azul-fiorde.svg', 'public-site'],
  ['/nao-existe', 'public-site'],
  ['/concessionarias', 'dealer-portal'],
  ['/concessionarias/login', 'dealer-portal'],
  ['/concessionarias/propostas', 'dealer-portal'],
  ['/concessionarias/assets/main.js', 'dealer-portal'],
  ['/concessionarias-parceiras', 'public-site'],
  ['/consultor', 'consultant-portal'],
  ['/consultor/propostas', 'consultant-portal'],
  ['/consultoria', 'public-site'],
  ['/api/v1/content-version', 'api'],
  ['/api/v1', 'api'],
  ['/api/v10', 'public-site'],
  ['/api', 'public-site'],
  ['/docs', 'api'],
  ['/docs/static/index.html', 'api'],
  ['/documentos', 'public-site'],
  ...portals().flatMap((app): [string, AppName][] => [
    [`${basePathOf(app)}/pagina`, app],
    [`${basePathOf(app)}-e-mais`, 'public-site'],
  ]),
];

function portals() {
  return webApps().filter((app) => basePathOf(app) !== '/');
}

/** Operations paths in any spelling: 404 for the public. */
export const HIDDEN: readonly string[] = [
  '/healthz',
  '/readyz',
  '/version',
  '/metrics',
  '//metrics',
  '/%6detrics',
  '/concessionarias/../metrics',
  '/concessionarias/%2e%2e/metrics',
  '/healthz/x',
  '/metrics/',
  '/metrics?x=1',
  '/%2fmetrics',
  '/.//metrics',
  '/%2e/metrics',
  '///readyz',
  '/%72%65adyz',
  '/x/..%2fmetrics',
  '/concessionarias/%2e%2e%2freadyz',
  '/readyz/../metrics',
  '/api/v1/../../readyz',
  '/api/v1/%2e%2e/%2e%2e/metrics/',
];
