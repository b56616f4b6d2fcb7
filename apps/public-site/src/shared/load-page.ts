import { data, type RouterContextProvider } from 'react-router-dom';
import { contentApi, storeContext } from '@site/api-client';
import { cmsPathOf } from '@site/cms';
import { isMissing } from './is-missing';

type Context = Readonly<RouterContextProvider>;

/**
 * Loads a CMS page before the first render, for loaders. A page that the CMS does not
 * have answers 404; a CMS that is down shows the error page.
 */
export async function requirePage(context: Context, slug: string): Promise<void> {
  const page = await context
    .get(storeContext)
    .dispatch(
      contentApi.endpoints.fetchCms.initiate({ body: { path: cmsPathOf(slug) } }),
    );
  if (page.isError) throw data(null, { status: isMissing(page.error) ? 404 : 503 });
}

/**
 * Loads the monthly prices before the first render. Without them cars are shown without
 * prices.
 */
export async function loadPrices(context: Context): Promise<void> {
  await context.get(storeContext).dispatch(contentApi.endpoints.listPrices.initiate());
}
