import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { viewQueryOf } from '@site/api-contract/activity';
import { type AppName } from '@site/api-contract/site-map';
import { sitePathOf, useSiteActions } from './site-actions';

/**
 * Reports a page view on every navigation inside a portal (spec §4), also when only the
 * filters of a list change. The search text is left out of the path, since users type
 * names of customers into it.
 */
export function usePageViews(app: AppName): void {
  const { pageView } = useSiteActions();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const filters = viewQueryOf(new URLSearchParams(search));
    const path = sitePathOf(app, pathname);
    pageView(filters ? `${path}?${filters}` : path, document.title);
  }, [app, pageView, pathname, search]);
}
