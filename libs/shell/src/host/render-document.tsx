import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { FAR_WAITS } from '../page/far-parts';
import { PageDocument } from '../page/page-document';
import { type PageState, serializePageState } from '../page/page-state';
import {
  type PageHandle,
  type PageKind,
  type Pages,
  type RenderRequest,
} from '../page/pages';
import { type AssetTable } from './asset-table';
import { createCriticalStyles, type StyleText } from './critical-styles';
import { afterFirstPicture, withFirstPicture } from './first-picture';

const MOST_PLANS = 1000;

/** Facts about a URL that need no rendering. */
type PagePlan = {
  kind: PageKind;
  /** The routes contain exactly this path: no parameter, no other spelling. */
  isNamed: boolean;
  entries: string[];
  query: readonly string[];
  status?: number;
  referrer?: string;
  /** Path of the document with the speculation rules. */
  speculationRules?: string;
};

export type RenderedPage =
  | { redirect: string; status: number }
  | {
      html: string;
      /** Default: `text/html`. */
      type?: string;
      status: number;
      /** One of the sitemap's addresses. */
      isListed?: boolean;
      /** Source of its inline styles for the content policy. */
      styleSource?: string;
      /** False when the page shows a designed failure, which is not cached. */
      isComplete: boolean;
      errors: unknown[];
    };

export type DocumentRenderer = {
  plan: (pathname: string) => PagePlan;
  render: (rendering: RenderRequest, plan: PagePlan) => Promise<RenderedPage>;
};

/**
 * Renders whole documents from an app's routes: loaders run, redirects are returned, and
 * the HTML is complete (nothing streams in later, so React writes no inline script). With
 * `styleText` a public page contains its critical styles; without it, and on private
 * pages, style sheets are links.
 */
export function createDocumentRenderer(
  pages: Pages,
  assets: AssetTable,
  styleText?: StyleText,
): DocumentRenderer {
  const criticalStyles = styleText && createCriticalStyles(styleText);
  const { routes, basename, documents = {} } = pages;
  const handler = createStaticHandler(routes, { basename });

  const planOf = (pathname: string): PagePlan => {
    if (Object.hasOwn(documents, pathname))
      return { kind: 'content', isNamed: true, entries: [], query: [] };
    const matches = matchRoutes(routes, pathname, basename) ?? [];
    const handles = matches.map(({ route }) => (route.handle ?? {}) as PageHandle);
    if (handles.length === 0)
      return { kind: 'content', isNamed: false, entries: [], query: [], status: 404 };
    const kind = handles.findLast(({ page }) => page)?.page ?? 'application';
    return {
      kind,
      isNamed:
        pathname ===
        pathOf(
          matches.map(({ route }) => route.path),
          basename,
        ),
      entries: handles.flatMap(({ entry }) => entry ?? []),
      query: handles.flatMap(({ query }) => query ?? []),
      status: handles.findLast(({ status }) => status)?.status,
      referrer: handles.findLast(({ referrer }) => referrer)?.referrer,
      ...(kind !== 'private' && { speculationRules: pages.speculationRules }),
    };
  };

  // Matching ranks all routes at every call, which is half of the work of serving a
  // cached page.
  const plans = new Map<string, PagePlan>();
  const plan = (pathname: string): PagePlan => {
    const known = plans.get(pathname);
    if (known) return known;
    if (plans.size >= MOST_PLANS) plans.clear();
    const made = planOf(pathname);
    plans.set(pathname, made);
    return made;
  };

  const render = async (
    rendering: RenderRequest,
    plan: PagePlan,
  ): Promise<RenderedPage> => {
    const url = new URL(rendering.request.url);
    const document = Object.hasOwn(documents, url.pathname)
      ? documents[url.pathname]
      : undefined;
    if (document) {
      const { text, isComplete } = await document.render(rendering);
      return { html: text, type: document.type, status: 200, isComplete, errors: [] };
    }
    return renderPage(rendering, url, plan);
  };

  const renderPage = async (
    rendering: RenderRequest,
    url: URL,
    { kind, entries, status: said }: PagePlan,
  ): Promise<RenderedPage> => {
    const wiring = pages.wire(rendering);
    const context = await handler.query(rendering.request, {
      requestContext: wiring.context,
    });
    if (context instanceof Response) return redirectFrom(context);
    const router = createStaticRouter(handler.dataRoutes, context);
    const app = wiring.wrap(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    );
    const needed = assets(kind, entries);
    const isInlined = criticalStyles !== undefined && kind !== 'private';
    const state: PageState = {
      site: rendering.site,
      assets: isInlined ? afterFirstPicture(needed, kind) : needed,
      router: hydrationState(context),
      app: wiring.state?.() ?? null,
    };
    const status = context.statusCode === 200 ? (said ?? 200) : context.statusCode;
    const served = { url, status, kind, handle: handleOf(context) };
    const head = wiring.head?.(served);
    const html = renderToString(
      <PageDocument
        assets={state.assets}
        stateText={serializePageState(state)}
        head={
          head ? (
            <>
              {pages.head}
              {head}
            </>
          ) : (
            pages.head
          )
        }
      >
        {app}
      </PageDocument>,
    );
    const errors = Object.values(context.errors ?? {});
    const typed = html.startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`;
    const document =
      kind === 'content' ? typed : typed.replace('</body>', `${WITHOUT_SCRIPTS}</body>`);
    const whole =
      isInlined && kind === 'content'
        ? document.replace('<html', `<html ${FAR_WAITS}=""`)
        : document;
    const styles = isInlined ? criticalStyles(needed.styles, whole) : undefined;
    return {
      html: styles ? withFirstPicture(whole, { styles, kind, assets: needed }) : whole,
      styleSource: styles?.source,
      status,
      isListed: wiring.isListed?.(served) ?? false,
      isComplete: errors.every(isNotFound) && (wiring.isComplete?.() ?? true),
      errors: errors.filter((error) => !isRouteRefusal(error)),
    };
  };
  return { plan, render };
}

/**
 * A page that acts says this in a browser without scripts. Only the document has it, so
 * that it costs no script.
 */
const WITHOUT_SCRIPTS =
  '<noscript><p class="no-script">O JavaScript está desligado neste navegador, e esta página precisa dele. Ligue-o e abra a página de novo.</p></noscript>';

function handleOf({ matches }: StaticHandlerContext): Record<string, unknown> {
  return Object.assign(
    {},
    ...matches.map(({ route }) => route.handle as object | undefined),
  ) as Record<string, unknown>;
}

function redirectFrom(response: Response): RenderedPage {
  const redirect = response.headers.get('location');
  if (!redirect)
    throw new Error(`A loader answered ${response.status} without a location`);
  return { redirect, status: response.status };
}

/**
 * State with which `createBrowserRouter` continues. A loader without a value keeps its
 * key; otherwise it would run again.
 */
function hydrationState(context: StaticHandlerContext): PageState['router'] {
  const loaderData = Object.fromEntries(
    Object.entries(context.loaderData).map(([id, data]) => [id, data ?? null]),
  );
  if (!context.errors) return { loaderData };
  const errors = Object.entries(context.errors).map(([id, error]) => [
    id,
    isRouteRefusal(error)
      ? {
          status: error.status,
          statusText: error.statusText,
          data: error.data,
          internal: false,
        }
      : { status: 500, statusText: 'Internal Server Error', data: null, internal: false },
  ]);
  return { loaderData, errors: Object.fromEntries(errors) as Record<string, unknown> };
}

/** A 404 is a valid answer, not a failure. */
const isNotFound = (error: unknown) => isRouteRefusal(error) && error.status === 404;

type RouteRefusal = { status: number; statusText: string; data: unknown };

function isRouteRefusal(error: unknown): error is RouteRefusal {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'statusText' in error &&
    'internal' in error
  );
}

/**
 * The pattern of nested routes as one path, e.g. `/concessionarias/propostas/:id`. A
 * child may begin with `/` itself.
 */
function pathOf(patterns: readonly (string | undefined)[], basename: string): string {
  const own = patterns.reduce<string>(
    (above, path = '') => (path.startsWith('/') ? path : `${above}/${path}`),
    '',
  );
  const segments = `${basename}/${own}`.split('/').filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
