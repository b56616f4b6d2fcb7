import { redirect, type RouteObject } from 'react-router-dom';
import { REDIRECTS } from '@site/api-contract/site-paths';

/**
 * Redirects with a real 3xx. The browser keeps the query, so that campaigns and
 * dealership links are not lost; on the server the host does so.
 */
export const redirectRoutes: RouteObject[] = Object.entries(REDIRECTS).map(
  ([path, to]) => ({
    path,
    element: null,
    loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
  }),
);
