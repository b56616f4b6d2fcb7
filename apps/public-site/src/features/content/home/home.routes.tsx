import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { contentApi, storeContext } from '@site/api-client';
import { HOME_PATH } from '@site/api-contract/site-paths';
import { cmsPathOf, HOME_SLUG } from '@site/cms';
import { isMissing } from '../../../shared/is-missing';
import { type SiteHandle } from '../../../shared/page-handle';

/**
 * Loads content and prices before the first render. Without content there is no page;
 * without prices the cars have none.
 */
async function loadHome({ context }: LoaderFunctionArgs): Promise<null> {
  const { dispatch } = context.get(storeContext);
  const { fetchCms, listPrices } = contentApi.endpoints;
  const [page] = await Promise.all([
    dispatch(fetchCms.initiate({ body: { path: cmsPathOf(HOME_SLUG) } })),
    dispatch(listPrices.initiate()),
  ]);
  if (page.isError)
    throw data(
      { traceId: traceIdOf(page.error) },
      { status: isMissing(page.error) ? 404 : 503 },
    );
  return null;
}

/**
 * `overlays` open over the home page, such as the lead modal on desconto-assinar (spec
 * §2).
 */
export function homeRoutes(overlays: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'home',
      handle: {
        page: 'content',
        entry: 'src/features/content/home/home-screen.tsx',
      } satisfies SiteHandle,
      loader: loadHome,
      shouldRevalidate: () => false,
      lazy: async () => ({ Component: (await import('./home-screen')).HomeScreen }),
      children: [{ path: HOME_PATH, element: null }, ...overlays],
    },
  ];
}

function traceIdOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'traceId' in error
    ? String(error.traceId)
    : '';
}
