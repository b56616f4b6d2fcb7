import { redirect, type RouteObject } from 'react-router-dom';
import { REDIRECTS } from '@site/api-contract/site-paths';

/**
 * A real 3xx. The query goes along: a campaign or a dealership's link is not lost on the
 * way. On the server the host sees to that.
 */
export const redirectRoutes: RouteObject[] = Object.entries(REDIRECTS).map(
  ([path, to]) => ({
    path,
    element: null,
    loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
  }),
);
