import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppName } from '@site/contracts/site-map';
import { sitePathOf, useSiteActions } from './site-actions';

/**
 * Tells a page view on every navigation inside a portal (spec §4). The search of an
 * address is left out: people type names of customers into it.
 */
export function usePageViews(app: AppName): void {
  const { pageView } = useSiteActions();
  const { pathname } = useLocation();
  useEffect(() => {
    pageView(sitePathOf(app, pathname), document.title);
  }, [app, pageView, pathname]);
}
