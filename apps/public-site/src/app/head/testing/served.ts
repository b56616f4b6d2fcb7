import { matchRoutes } from 'react-router-dom';
import {
  fetchCms,
  getTechnicalSheet,
  listDealerships,
  listPrices,
  listVehicleClasses,
} from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import { createDocumentRenderer } from '@site/shell/host';
import {
  aCmsPage,
  aDealership,
  aModelSheet,
  type Answer,
  answer,
  CLASSES,
  stubTransport,
} from '@site/testing';
import { pages } from '../../../pages';
import { aHomeContent } from '../../../testing/cms-pages';
import { LANDING_CONTENTS } from '../../../testing/landing-pages';
import { routes } from '../../routes';
import { pagePaths } from '../sitemap';

export const ORIGIN = 'https://rodar.test';
export const QUESTIONS = {
  title: 'Dúvidas',
  lead: '',
  html: '',
  questions: [{ question: 'Preciso dar entrada?', answer: '<p>Não, <b>nada</b>.</p>' }],
};
/** The API's answers for the pages of these specs. */
export const WORLD = [
  answer(fetchCms, ({ body: { path } }) => {
    const slug = path.replace('pages?slug=', '');
    const footer = {
      files: {},
      phone: '0800 000 0000',
      hours: [],
      facebookUrl: 'https://social.test/',
      instagramUrl: 'https://social.test/rodar',
      address: { street: 'Rua A, 1', city: 'Curitiba', state: 'PR' },
    };
    const known: Record<string, object> = {
      ...LANDING_CONTENTS,
      'pages/704': footer,
      'home-v3': aHomeContent(),
      duvidas: QUESTIONS,
    };
    const linkCanonical = slug === 'home-v3' ? '/' : undefined;
    const seo = { title: `Página ${slug}`, description: `Sobre ${slug}.`, linkCanonical };
    return aCmsPage({
      content: { ...(known[slug] ?? { title: slug, lead: '', html: '' }) },
      seo,
      modified: '2026-11-20T12:00:00.000Z',
    });
  }),
  answer(listPrices, [{ annataModel: 'Lira', salesPrice: 1499 }]),
  answer(listVehicleClasses, CLASSES),
  answer(getTechnicalSheet, aModelSheet()),
  answer(listDealerships, [aDealership({ name: 'Ipê Curitiba' })]),
];
const renderer = createDocumentRenderer(pages, () => ({
  scripts: [],
  preloads: [],
  styles: [],
}));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The server-rendered document of a path; empty for a redirect. */
export async function served(path: string, answers: Answer[] = WORLD): Promise<string> {
  globalThis.fetch = stubTransport({ answers }).fetch;
  const request = new Request(`${ORIGIN}${path}`);
  const site = { publicOrigin: ORIGIN, apiKey: 'rodar-demo', brandId: '1' };
  const page = await renderer.render(
    {
      request,
      site,
      apiOrigin: 'http://127.0.0.1:3333',
      parseAnswer,
      traceparent: '',
    },
    renderer.plan(new URL(request.url).pathname),
  );
  return 'redirect' in page ? '' : page.html;
}

export const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
export const canonical = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
export const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

type Thing = Record<string, unknown> & { '@type': string };
/** The structured data of a document, one object each. */
export function things(html: string): Thing[] {
  const text = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(
    html,
  )?.[1];
  return text ? (JSON.parse(text) as { '@graph': Thing[] })['@graph'] : [];
}
export const types = (html: string) => things(html).map((thing) => thing['@type']);

const isPrivate = (path: string) => renderer.plan(path).kind === 'private';
const isRedirect = (path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.lazy === undefined &&
  renderer.plan(path).entries.length === 0;

export const CONFIGURATOR = '/simulador/configure-e-assine';

/** Every public page; the configurator has a model, since it redirects without one. */
export const PUBLIC = pagePaths(routes)
  .filter((path) => !isPrivate(path) && !isRedirect(path))
  .map((path) => (path === CONFIGURATOR ? `${path}?modelo=mascate` : path));
