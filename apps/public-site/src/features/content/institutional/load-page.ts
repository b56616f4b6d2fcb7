import { data, type RouterContextProvider } from 'react-router-dom';
import { contentApi, dealershipsApi, storeContext } from '@site/api-client';
import { cmsPathOf } from '@site/cms';
import { isMissing } from '../../../shared/is-missing';

const STORES_SLUG = 'nossas-lojas';

/**
 * Loads the page before the first render. A page that the CMS does not have answers 404;
 * a CMS that is down shows the error page.
 */
export async function loadInstitutionalPage(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<{ slug: string }> {
  const { dispatch } = context.get(storeContext);
  const [page] = await Promise.all([
    dispatch(contentApi.endpoints.fetchCms.initiate({ body: { path: cmsPathOf(slug) } })),
    slug === STORES_SLUG
      ? dispatch(dealershipsApi.endpoints.listDealerships.initiate())
      : null,
  ]);
  if (page.isError) throw data(null, { status: isMissing(page.error) ? 404 : 503 });
  return { slug };
}
