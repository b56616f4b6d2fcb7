import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { carPath, CHOOSE_CAR_PATH, CONFIGURE_PATH } from '@site/api-contract/site-paths';
import { type RenderRequest, type ServedPage, type TextDocument } from '@site/shell/page';
import { routes } from '../routes';
import { wireServer } from '../wiring-server';
import { pageData } from './page-data';
import { carUrl, isOwnAddress, modelsOf, pageFacts } from './page-facts';

type Entry = {
  url: string;
  /** ISO date and time of the last change, when known. */
  modified?: string;
};

/**
 * `/sitemap.xml`: every page that search engines may show. New pages are included
 * automatically, since the paths are those of the route list; pages without SEO texts,
 * private pages, and those with `index: false` in `head.copy.ts` are left out.
 */
export const sitemap: TextDocument = {
  type: 'application/xml; charset=utf-8',
  render: async (rendering) => {
    const answers = await Promise.all(
      pagePaths(routes).map((path) => entriesOf(rendering, path)),
    );
    const entries = new Map(
      answers.flatMap((answer) => answer ?? []).map((entry) => [entry.url, entry]),
    );
    return { text: xmlOf([...entries.values()]), isComplete: !answers.includes(null) };
  },
};

/** Paths of all routes that are pages, without those that have parameters. */
export function pagePaths(list: readonly RouteObject[], above = ''): string[] {
  const paths = list.flatMap((route) => {
    const own = route.path?.replace(/^\//, '') ?? '';
    const here = route.path?.startsWith('/')
      ? route.path
      : `${above}${own ? `/${own}` : ''}`;
    return route.children ? pagePaths(route.children, here) : [here || '/'];
  });
  return [...new Set(paths.filter((path) => !/[:*]/.test(path)))];
}

/**
 * Entries of one path in the sitemap. Null when a call failed, since it is unknown then
 * whether the page exists.
 */
async function entriesOf(
  rendering: RenderRequest,
  path: string,
): Promise<Entry[] | null> {
  const url = new URL(path, rendering.site.publicOrigin);
  // The configurator without a model redirects to the list of models.
  const pageUrl = path === CONFIGURE_PATH ? new URL(CHOOSE_CAR_PATH, url) : url;
  const handle = handleOf(path);
  if (handle['page'] === 'private') return [];
  const wiring = wireServer(rendering);
  const context = await createStaticHandler(routes).query(new Request(pageUrl), {
    requestContext: wiring.context,
  });
  if (context instanceof Response) return [];
  const data = pageData(wiring.store.getState());
  const isComplete = context.statusCode < 500 && wiring.isComplete();
  if (path === CONFIGURE_PATH)
    return isComplete
      ? modelsOf(data.catalogue).flatMap((car) => [
          { url: carUrl(url.origin, car) },
          ...(car.hasSheet ? [{ url: `${url.origin}${carPath(car.modelSlug)}` }] : []),
        ])
      : null;
  const status =
    context.statusCode === 200
      ? ((handle['status'] as number | undefined) ?? 200)
      : context.statusCode;
  if (status === 404) return [];
  if (!isComplete) return null;
  const facts = pageFacts({ url, status, kind: 'content', handle }, data);
  return isOwnAddress({ url }, facts)
    ? [{ url: facts.canonical, modified: data.page?.modified }]
    : [];
}

function handleOf(path: string): ServedPage['handle'] {
  return Object.assign(
    {},
    ...(matchRoutes(routes, path) ?? []).map(
      ({ route }) => route.handle as object | undefined,
    ),
  ) as ServedPage['handle'];
}

function xmlOf(entries: readonly Entry[]): string {
  const rows = entries.map(
    ({ url, modified }) =>
      `  <url><loc>${escaped(url)}</loc>${modified ? `<lastmod>${escaped(modified)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

function escaped(text: string): string {
  return text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
