import { data, type RouterContextProvider } from 'react-router-dom';
import { contentApi, storeContext } from '@site/api-client';
import { cmsPathOf } from '@site/cms';
import { isMissing } from './is-missing';

type Context = Readonly<RouterContextProvider>;

/**
 * A CMS page before paint, for loaders. One that the CMS does not have is not found; a
 * CMS that is away fails the page.
 */
export async function requirePage(context: Context, slug: string): Promise<void> {
  const page = await context
    .get(storeContext)
    .dispatch(
      contentApi.endpoints.fetchCms.initiate({ body: { path: cmsPathOf(slug) } }),
    );
  if (page.isError) throw data(null, { status: isMissing(page.error) ? 404 : 503 });
}

/** The monthly prices before paint. Without them the cars stand without theirs. */
export async function loadPrices(context: Context): Promise<void> {
  await context.get(storeContext).dispatch(contentApi.endpoints.listPrices.initiate());
}
